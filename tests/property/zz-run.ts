import { Tally } from './tally.ts'; import { wantingGame } from './every-card.ts'; import { watch } from './watch.ts';
import { writeFileSync } from 'node:fs';
const tally = new Tally(); const from=Number(process.argv[2]); const secs=Number(process.argv[3]); const t=Date.now();
let n=from; for(;(Date.now()-t)/1000<secs;n++){ const {game,players}=wantingGame(n,tally); try { watch(game,players,tally);} catch(e){console.log(String(e).slice(0,1500)); } }
console.log(n-from,'games'); 
console.log([...tally.uses].filter(([,c])=>c<20).sort((a,b)=>a[1]-b[1]).map(x=>x.join(' ')).join(', '));
for (const k of ['decisions','kinds','verbs','events'] as const) console.log(k,[...tally[k]].sort((a,b)=>a[1]-b[1]).map(x=>x.join(' ')).join(', '));
