import { person } from '../i18n/table-words.ts';
import type { Face } from '@spaceline/art';
import { backPicture } from '@spaceline/art';
import type { CardId } from '@spaceline/engine';
import { upper } from '@spaceline/protocol';
import { Drawn, DrawnFace } from '../faces/drawn.tsx';
import type { Act } from './act.ts';
import { Sign } from './sign.tsx';
import { useCards } from './seen-cards.ts';
import { t } from '../i18n/t.ts';

interface Props {
  readonly act: Act;
  readonly card: CardId;
  /** Whose back it shows before it turns. */
  readonly whose: 'mine' | 'theirs';
}

/** A card turns over, large. */
export function TurningCard({ act, card, whose }: Props) {
  const { face } = useCards(act);
  return (
    <div className="scene-turning">
      <div className="scene-front">
        <DrawnFace face={face(card)} size="large" />
      </div>
      <div className="scene-reverse" aria-hidden="true">
        <Drawn markup={backPicture(whose)} />
      </div>
    </div>
  );
}

/** Whose attempt on which mission. */
export function AttemptTitle({ act, mission }: { readonly act: Act; readonly mission: Face }) {
  const { names, board } = useCards(act);
  const isMine = act.player === board.me && !board.isWatching;
  return (
    <>
      <Sign name="attempt" size={22} />{' '}
      {isMine
        ? t('Attempt on {title}', { title: mission.title })
        : t("{who}'s attempt on {title}", { who: upper(person(act.player, names)), title: mission.title })}
      {mission.points !== undefined && <b className="scene-points">{mission.points}</b>}
    </>
  );
}
