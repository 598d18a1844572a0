import { create, decisions, apply, isRefusal, makePool, clone, view, hash, allows, choose } from '@spaceline/engine';
import { allCards } from '@spaceline/cards';
import { open } from '@spaceline/formats';
import { starterDecks } from '@spaceline/decks';
const pool = makePool(allCards);
let x=12345; const rnd=(n:number)=>{x=(Math.imul(x,1664525)+1013904223)>>>0;return Math.floor(x/4294967296*n)};
function play(g:number,rec?:any[]){ const s=create({pool,format:open,seed:g.toString(16).padStart(64,'0'),decks:[starterDecks[0].deck,starterDecks[1].deck] as any});
 let n=0; while(!s.result&&n<20000){const d=decisions(s)[0];const o=d.options[rnd(d.options.length)];let cards:number[]=[]; if(o.pick){const k=o.pick.min+rnd(o.pick.max-o.pick.min+1);const f=o.pick.from.slice();for(let i=0;i<k;i++){cards.push(f.splice(rnd(f.length),1)[0]);} while(!allows(s,o,cards)&&cards.length>o.pick.min)cards.pop();}
 const c=choose(d,o,cards);const r=apply(s,c);if(isRefusal(r)){ if(o.pick) continue; throw new Error(JSON.stringify(r)+JSON.stringify(o));}rec?.push(c);n++;} return [s,n] as const;}
for(let i=0;i<30;i++)play(i);
let t=process.cpuUsage(),N=0,w=performance.now();for(let i=0;i<150;i++)N+=play(i)[1];let c=process.cpuUsage(t);
console.log('decisions',N,'per core-s',Math.round(N/((c.user+c.system)/1e6)),'wall',Math.round(N/((performance.now()-w)/1000)));
const rec:any[]=[];const [s1,n1]=play(7,rec);
t=process.cpuUsage();let M=0;for(let k=0;k<60;k++){const s=create({pool,format:open,seed:(7).toString(16).padStart(64,'0'),decks:[starterDecks[0].deck,starterDecks[1].deck] as any});for(const ch of rec){apply(s,ch);M++;}}c=process.cpuUsage(t);console.log('replay/s',Math.round(M/((c.user+c.system)/1e6)));
const mids=[];for(let g=0;g<20;g++){const r2:any[]=[];play(g,r2);const s=create({pool,format:open,seed:g.toString(16).padStart(64,'0'),decks:[starterDecks[0].deck,starterDecks[1].deck] as any});for(const ch of r2.slice(0,r2.length>>1))apply(s,ch);mids.push(s);}
t=process.cpuUsage();for(let k=0;k<2000;k++)for(const s of mids)clone(s);c=process.cpuUsage(t);console.log('clone us',(c.user+c.system)/40000);
t=process.cpuUsage();for(let k=0;k<500;k++)for(const s of mids)view(s,0);c=process.cpuUsage(t);console.log('view us',(c.user+c.system)/10000);
