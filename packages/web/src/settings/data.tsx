import { useEffect, useState } from 'react';
import { many, t } from '../i18n/t.ts';
import { runningLocalGames } from '../local/game.ts';
import { install, useInstalling } from '../offline/installing.ts';
import { Row } from './controls.tsx';

/** Whether all that is needed without a network is kept by now. */
function useKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    let wanted = true;
    workers?.ready.then(
      () => wanted && setKept(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return isKept;
}

/** What this browser keeps, and the client as a program of its own. */
export function DataRows() {
  const isKept = useKept();
  const { offer, isInstalled } = useInstalling();
  const [games] = useState(() => runningLocalGames().length);
  return (
    <>
      <Row title={t('Without a network')} says={t('The client opens, and you play the computer on this device.')}>
        <span className={isKept ? 'text-good' : 'text-soft'} role="status">
          {isKept ? t('ready') : t('not kept yet')}
        </span>
      </Row>
      <Row
        title={t('As a program of its own')}
        says={
          isInstalled ? t('It is installed.') : t('Your browser can put it on the home screen or among your programs.')
        }
      >
        {offer && (
          <button type="button" className="btn" onClick={() => void install()}>
            {t('Install')}
          </button>
        )}
      </Row>
      <Row
        title={t('Games on this device')}
        says={t('Only this browser has them. They are gone when its data is deleted.')}
      >
        <a className="btn no-underline" href="/#/">
          {many(games, '{n} game', '{n} games')}
        </a>
      </Row>
    </>
  );
}
