/** Says on the terminal what a script is doing, how far it is and how long each step took. */

export interface Steps {
  /** Runs one step; `more`, asked every few seconds, says how far it is: `212 files`. */
  step<Result>(title: string, work: () => Promise<Result>, more?: () => string): Promise<Result>;
  /** Seconds since the start, as text: `12.3 s`. */
  elapsed(): string;
}

const HEARTBEAT = 5_000;

export function steps(say: (line: string) => void = console.log, now: () => number = () => performance.now()): Steps {
  const start = now();
  return {
    elapsed: () => seconds(now() - start),
    async step(title, work, more) {
      const began = now();
      say(`· ${title} …`);
      const heartbeat = setInterval(() => {
        const far = more?.();
        say(`  still at it: ${far ? `${far}, ` : ''}${seconds(now() - began)}`);
      }, HEARTBEAT);
      try {
        const result = await work();
        say(`✓ ${title}, ${seconds(now() - began)}`);
        return result;
      } catch (error) {
        say(`✗ ${title}, ${seconds(now() - began)}`);
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
