#!/usr/bin/env node
// Runs the bundled command line of this checkout and bundles it first when its sources have changed.
import { ensureBuilt, root } from '../../../scripts/ensure.mjs';

ensureBuilt(['cli']);
await import(new URL('dist/cli/main.js', root).href);
