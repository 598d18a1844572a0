import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from './vite/installable.ts';

const server = 'localhost:4173';
/** By its place, so that a checkout that was installed before this room came finds it. */
const art = new URL('../art/src/', import.meta.url).pathname;

export default defineConfig(({ command }) => {
  // A build is for players whoever starts it; a test run, for one, names another environment.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), tailwindcss(), installable()],
    // Workers load parts of theirs when they are asked for.
    worker: { format: 'es' },
    resolve: {
      alias: [
        { find: /^@spaceline\/art\/(.+\.css)$/, replacement: `${art}$1` },
        { find: '@spaceline/art/places', replacement: `${art}places/index.ts` },
        { find: '@spaceline/art', replacement: `${art}index.ts` },
      ],
    },
    build: {
      // Of our own rooms only what is used comes along; the protocol's checks, for one, stay on the server.
      rolldownOptions: {
        // What the first page needs comes in one file: dozens of small ones would each wait for their turn on a slow line.
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
        treeshake: { moduleSideEffects: [{ test: /packages\/(protocol|engine)\/src/, sideEffects: false }] },
      },
    },
    // In development the server runs beside vite; in a build it serves dist/web itself.
    server: { proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } } },
  };
});
