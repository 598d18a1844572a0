import { useEffect, useState } from 'react';
import { problemOf } from '../net/api.ts';
import type { Problem } from '../net/wire.ts';
import { tableAddress } from '../pages/play-now.ts';
import { Told } from '../parts/told.tsx';
import { loadProfile } from './api.ts';
import type { ListedMatch, Profile } from './api.ts';
import { profileAddress } from './me-chip.tsx';
import { dayWords, ratingWords } from './words.ts';
import { many, t } from '../i18n/t.ts';

/** What anybody may know of somebody, once the server has told it. */
export function useProfile(person: string): { readonly profile?: Profile; readonly problem?: Problem } {
  const [told, setTold] = useState<{ readonly profile?: Profile; readonly problem?: Problem }>({});
  useEffect(() => {
    loadProfile(person).then(
      (profile) => setTold({ profile }),
      (error: unknown) => setTold({ problem: problemOf(error) }),
    );
  }, [person]);
  return told;
}

const resultOf = ({ seat, over }: ListedMatch): 'called off' | 'drawn' | 'won' | 'lost' =>
  over?.reason === 'lapsed'
    ? 'called off'
    : over?.winner === undefined
      ? 'drawn'
      : over.winner === seat
        ? 'won'
        : 'lost';

function Finished({ game }: { readonly game: ListedMatch }) {
  const { match, seat = 0, seats, formatName, stands, rated, finished = '' } = game;
  const other = seats[seat === 0 ? 1 : 0];
  const result = resultOf({ ...game, seat });
  return (
    <tr className="border-b border-edge">
      <td className="py-2 pr-3 text-soft whitespace-nowrap">{dayWords(finished)}</td>
      <td className="pr-3">{other.person ? <a href={profileAddress(other.person)}>{other.name}</a> : other.name}</td>
      <td className="pr-3 text-soft">
        {formatName}
        {rated && t(' · rated')}
      </td>
      <td className={`pr-3 font-semibold ${result === 'won' ? 'text-good' : result === 'lost' ? 'text-bad' : ''}`}>
        {t(result)}
      </td>
      <td className="pr-3 whitespace-nowrap">
        {stands ? `${stands.scores[seat]} : ${stands.scores[seat === 0 ? 1 : 0]}` : ''}
      </td>
      <td>
        <a className="btn btn-quiet no-underline" href={tableAddress(match)}>
          {t('Look')}
        </a>
      </td>
    </tr>
  );
}

export function Record({ profile }: { readonly profile: Profile }) {
  const { ratings, finished } = profile;
  return (
    <>
      <section aria-label={t('Ratings')} className="mt-6">
        <h2 className="m-0 mb-2 text-2xl font-bold">{t('Ratings')}</h2>
        {ratings.length === 0 ? (
          <p className="m-0 text-soft">{t('No rated games yet.')}</p>
        ) : (
          <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
            {ratings.map((rating) => (
              <li key={rating.format} className="panel p-3" data-rating={rating.format}>
                <span className="block text-soft">{rating.formatName}</span>
                <b className="text-2xl">{ratingWords(rating)}</b>{' '}
                <span className="text-soft">
                  ± {2 * rating.deviation}, {many(rating.games, '{n} game', '{n} games')}
                  {rating.provisional && t(', provisional')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('Finished games')} className="mt-6">
        <h2 className="m-0 mb-2 text-2xl font-bold">{t('Finished games')}</h2>
        {finished.length === 0 ? (
          <p className="m-0 text-soft">{t('None yet.')}</p>
        ) : (
          <div className="overflow-x-auto">
            <table className="w-full border-collapse text-left">
              <tbody>
                {finished.map((game) => (
                  <Finished key={game.match} game={game} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  );
}

/** One's own record, below one's account. */
export function PersonRecord({ person }: { readonly person: string }) {
  const { profile, problem } = useProfile(person);
  return (
    <>
      <Told problem={problem} />
      {profile && <Record profile={profile} />}
    </>
  );
}
