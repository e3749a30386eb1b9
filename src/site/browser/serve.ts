/** A host for the built site, as plain as any: files, folders with their index.html, and the page for what isn't there. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface Host {
  /** Without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

export async function serve(folder: string): Promise<Host> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const asked = join(folder, path);
    const file = path.endsWith('/') ? join(asked, 'index.html') : asked;
    const there = existsSync(file) && statSync(file).isFile();
    const sent = there ? file : join(folder, '404.html');
    response.writeHead(there ? 200 : 404, { 'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
