import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // In development the server runs beside vite; in a build it serves dist/web itself.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
