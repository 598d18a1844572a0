import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the client.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
