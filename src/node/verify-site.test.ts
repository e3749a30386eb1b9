import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { verifySite } from './verify-site.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'">`;
const page = (body: string, head = POLICY) => `<!doctype html><head>${head}</head><body><h1>Games</h1>${body}</body>`;
const folders: string[] = [];

function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const GOOD = page(
  '<h2 id="a.b">Rules</h2><a href="#a.b">x</a><a href="/games/x/#end">y</a><a href="https://example.org">z</a>' +
    '<img src="/c.svg" width="2" height="3" alt="">',
);

describe('a built site', () => {
  it('is good when links, pictures, policy and headings are', () => {
    expect(verifySite(site({ 'index.html': GOOD, 'games/x/index.html': page('<p id="end">'), 'c.svg': '' }))).toEqual(
      [],
    );
  });

  it.each([
    ['a dead link', '<a href="/nowhere/">x</a>', '<a> leads to /nowhere/, which does not exist'],
    ['a dead anchor', '<a href="#nowhere">x</a>', '<a> leads to #nowhere, but that page has no such anchor'],
    ['a missing script', '<script src="/a.js"></script>', '<script> leads to /a.js, which does not exist'],
    ['a picture without size', '<img src="#" alt="x">', 'picture # has no width and height'],
    ['a picture without words', '<img src="#" width="1" height="1">', 'picture # has no alt text'],
    ['a style attribute', '<p style="color:red">', '<p> has a style attribute, which the policy blocks'],
    ['an inline handler', '<p onclick="x()">', '<p> has the inline handler onclick, which the policy blocks'],
    ['a heading that skips a level', '<h3>x</h3>', 'a heading of level 3 follows one of level 1'],
    ['two main headings', '<h1>x</h1>', 'has not exactly one main heading'],
    ['an id that stands twice', '<p id="a"></p><p id="a"></p>', 'the id a stands twice'],
  ])('is not good with %s', (_name, body, fault) => {
    expect(verifySite(site({ 'index.html': page(body) }))).toContain(`index.html: ${fault}`);
  });

  it.each([
    ['', 'none'],
    [POLICY.replace("'self'", "'unsafe-inline'"), 'a lax one'],
  ])('is not good without a strict policy', (head) => {
    expect(verifySite(site({ 'index.html': page('', head) }))).toEqual(['index.html: has no strict policy']);
  });

  it('may stand under a path', () => {
    const folder = site({ 'index.html': page('<a href="/press/">x</a><a href="/">y</a>') });
    expect(verifySite(folder, '/press/')).toEqual(['index.html: <a> leads to /, which does not exist']);
  });

  it('has pages', () => {
    const folder = site({ 'x.txt': '' });
    expect(verifySite(folder)).toEqual([`${folder}: holds no page`]);
  });
});
