import { describe, expect, it } from 'vitest';
import { steps } from './steps.ts';

function recorded() {
  const lines: string[] = [];
  let time = 0;
  const runner = steps(
    (line) => lines.push(line),
    () => (time += 1500),
  );
  return { lines, runner };
}

describe('steps', () => {
  it('says what is done and how long it took', async () => {
    const { lines, runner } = recorded();
    expect(await runner.step('Check the definitions', async () => 7)).toBe(7);
    expect(lines).toEqual(['· Check the definitions …', '✓ Check the definitions, 1.5 s']);
  });

  it('says which step failed and passes the error on', async () => {
    const { lines, runner } = recorded();
    const failing = runner.step('Make the site', () => Promise.reject(new Error('no paper')));
    await expect(failing).rejects.toThrow('no paper');
    expect(lines.at(-1)).toBe('✗ Make the site, 1.5 s');
  });
});
