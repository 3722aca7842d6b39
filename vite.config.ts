// How the page is built and served while developing: everything lives under /builder/, nothing is inline.
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { firstTextsPlugin } from './scripts/build/first-texts.mjs';
import { messageParserPlugin } from './scripts/build/message-parser.mjs';

/** Where the API listens while the page is served by Vite. */
const apiAddress = process.env.DEV_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: 'src/web',
  base: '/builder/',
  plugins: [react(), firstTextsPlugin(), messageParserPlugin()],
  css: { postcss: { plugins: [mantinePreset()] } },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so nothing may be inlined.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiAddress, '/healthz': apiAddress } },
});
