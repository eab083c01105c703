import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { createChunkNames } from './scripts/chunks.ts';
import { listLicenses } from './scripts/licenses.ts';

const apiPort = process.env.PORT ?? '3000';
const api = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

export default defineConfig({
  // What these packages use by default is written for browsers and versions of React that are gone.
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    ],
  },
  plugins: [react(), tailwindcss(), offlineStart(), licenses(), precompressed()],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a slow machine it would report how long its plugins took, to people who only want to start Heddle.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createChunkNames() }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/calendar': api, '/mcp': api, '/oauth': api, '/.well-known': api, '/health': api },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/test-results/**'] },
  },
});

/** Builds browser/service-worker.ts with the list of all built files, and the manifest of an app to install. */
function offlineStart() {
  return VitePWA({
    injectRegister: false,
    strategies: 'injectManifest',
    srcDir: 'browser',
    filename: 'service-worker.ts',
    // Its build has a log of its own, whatever the caller wants to read.
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'warn';
      },
    },
    includeAssets: ['icon.svg', 'apple-touch-icon.png'],
    manifest: {
      name: 'Heddle',
      short_name: 'Heddle',
      description: 'Say or type what is on your mind, and it comes out as tidy tasks.',
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'en',
      categories: ['productivity'],
      display: 'standalone',
      background_color: '#FAF8F4',
      theme_color: '#FAF8F4',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      screenshots: [
        {
          src: '/screenshots/wide.png',
          sizes: '1280x800',
          type: 'image/png',
          form_factor: 'wide',
          label: 'Home: what is on your mind, and what needs attention',
        },
        {
          src: '/screenshots/narrow.png',
          sizes: '1080x1920',
          type: 'image/png',
          form_factor: 'narrow',
          label: 'Home on a phone',
        },
      ],
      // What it is shared to is read by browser/worker/shares.ts.
      share_target: {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          url: 'url',
          files: [{ name: 'sound', accept: ['audio/*', '.m4a', '.mp3', '.ogg', '.opus', '.wav', '.webm'] }],
        },
      },
      shortcuts: [
        { name: 'Today', url: '/today' },
        { name: 'All Tasks', url: '/tasks' },
        { name: 'Search', url: '/search' },
      ],
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}'],
      globIgnores: ['screenshots/**'],
    },
  });
}

/** Writes licenses.json: the packages that Heddle is made of, with their licenses. */
function licenses(): Plugin {
  const build = () => JSON.stringify(listLicenses());
  return {
    name: 'licenses',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licenses.json', source: build() });
    },
    configureServer({ middlewares }) {
      middlewares.use('/licenses.json', (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(build());
      });
    },
  };
}

/** Writes `.br` and `.gz` beside every text file under assets/, for the server to send as they are. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const folder = join(dir, 'assets');
      const texts = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
      for (const name of texts) {
        const file = join(folder, name);
        const content = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}
