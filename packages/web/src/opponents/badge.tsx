/** Initials in the colour of a level. */
const tones: Readonly<Record<string, string>> = {
  cadet: 'border-mine/70 text-mine',
  officer: 'border-gold/70 text-gold',
  captain: 'border-theirs/70 text-theirs',
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

export function Badge({ name, level }: { readonly name: string; readonly level: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 shrink-0 place-items-center rounded-full border-2 bg-deep font-bold ${tones[level] ?? 'border-edge text-soft'}`}
    >
      {initials(name)}
    </span>
  );
}
