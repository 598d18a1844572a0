import { Picture } from '../faces/picture.tsx';
import { loadFaces } from '../net/api.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { t } from '../i18n/t.ts';

let asked: ReturnType<typeof loadFaces> | undefined;

/** All lines of a page ask once, and again only where nothing came. */
const faces = (): ReturnType<typeof loadFaces> =>
  (asked ??= loadFaces().catch((error: unknown) => {
    asked = undefined;
    throw error;
  }));

/** The worlds of a game in a row; before missions lie there, nothing. */
export function WorldLine({ line = [] }: { readonly line?: readonly string[] | undefined }) {
  const { answer } = useLoaded(faces, line.length > 0);
  const places = line.flatMap((id) => answer?.get(id) ?? []);
  if (places.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={t('Missions: {titles}', { titles: places.map(({ title }) => title).join(', ') })}
      className="world-line relative grid w-full auto-cols-fr grid-flow-col justify-items-center before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-mine/40"
    >
      {places.map((face, at) => (
        <span key={`${face.id} ${at}`} className="mission-world" title={face.title}>
          <Picture face={face} />
        </span>
      ))}
    </span>
  );
}
