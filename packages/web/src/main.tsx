import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { beginToSpeak } from './i18n/language.ts';
import { awaitOffer } from './offline/installing.ts';
import { keepForOffline } from './offline/keep.ts';
import { askAhead } from './net/api.ts';
import { showLook } from './net/look.ts';
import { watchReach } from './net/reach.ts';
import '@spaceline/art/tokens.css';
import './theme.css';
import '@spaceline/art/art.css';
import './board/board.css';
import './settings/motion.css';

// The way in shows decks, formats and opponents: their answers are under way while the page is built.
if (location.pathname === '/' && /^(#\/?)?$/.test(location.hash))
  askAhead(['/api/me', '/api/decks', '/api/formats', '/api/opponents']);
showLook();
watchReach();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the client.');
keepForOffline();
awaitOffer();
// Not awaited here: the words of another language come in a file that needs this one, which would wait for them forever.
void beginToSpeak().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
