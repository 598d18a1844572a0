import { Icon } from './icon.tsx';

/** The sign that a summary unfolds; it turns over when it has. */
export function Chevron() {
  return (
    <span className="chevron inline-flex shrink-0">
      <Icon name="down" />
    </span>
  );
}
