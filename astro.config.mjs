import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { houseStyles } from './src/site/house-styles.ts';

/** Set by scripts/build.ts; the other two by whoever publishes: where the site stands, and the path it stands under. */
const { GUTTERFOLD_OUT = './dist-next', GUTTERFOLD_SITE, GUTTERFOLD_BASE = '/' } = process.env;

export default defineConfig({
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: GUTTERFOLD_OUT,
  cacheDir: './.cache/astro',
  base: GUTTERFOLD_BASE,
  trailingSlash: 'always',
  compressHTML: true,
  ...(GUTTERFOLD_SITE ? { site: GUTTERFOLD_SITE } : {}),
  // a sitemap needs full addresses
  integrations: [preact(), ...(GUTTERFOLD_SITE ? [sitemap()] : [])],
  // pages have no code listings, and Shiki's inline styles would break the policy
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { assets: 'assets' },
  security: {
    // Astro adds script-src and style-src: 'self' and a hash for each inline script and style of the page.
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
    },
  },
  vite: {
    plugins: [houseStyles()],
    // No data: addresses; the policy above allows none.
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    // Native binaries and packages that read files beside themselves stay out of the bundle.
    ssr: { external: ['@resvg/resvg-js', 'pdfkit', 'fontkit', 'satori'] },
  },
});
