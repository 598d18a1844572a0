// Starts a Chromium for tests: the one SPACELINE_CHROMIUM names, else the system's, else the one from the dev
// dependencies, which needs neither root nor a download.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Tests must not depend on, or talk to, anything outside the machine. */
const offline = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const fontConfiguration = (cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

export async function launchChromium(): Promise<Browser> {
  const { path, env } = findChromium();
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launch({ executablePath: path, args: offline, env: { ...Object.fromEntries(inherited), ...env } });
}

function findChromium(): Program {
  const named = process.env['SPACELINE_CHROMIUM'];
  if (named) return { path: named, env: {} };
  if (existsSync('/usr/bin/chromium')) return { path: '/usr/bin/chromium', env: {} };
  return unpacked();
}

function unpacked(): Program {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);

  const path = join(folder, 'chromium');
  // The fonts are only for machines that have none: with the system's own, pages look as they do for its user.
  const fonts: Program['env'] = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const runs = (env: Program['env']): boolean =>
    spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 30_000 }).status === 0;
  if (runs(fonts)) return { path, env: fonts };
  // Bare machines lack libnss3 and libnspr4; the package brings them.
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  if (runs(libraries)) return { path, env: libraries };
  throw new Error(`${path} does not start here. Name another Chromium in SPACELINE_CHROMIUM.`);
}

/** Unpacks beside the final place and moves there, so that a run killed half way leaves nothing half unpacked. */
function unpackInto(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    // The package unpacks into the temp folder, and its libraries only where it believes itself in this environment.
    env: { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`Unpacking Chromium failed: ${run.stderr}`);
  // The package's own file names folders of another environment.
  writeFileSync(join(beside, 'fonts/fonts.conf'), fontConfiguration(join(folder, 'fonts/cache')));
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Another test process may have been first.
    if (!existsSync(folder)) throw error;
  }
}
