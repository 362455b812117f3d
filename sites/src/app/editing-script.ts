/**
 * The one script of the sites: what a page runs while its settings are being edited, in the frame of the dashboard. It
 * says how far it is scrolled and which link was followed, and scrolls where it is told; guests are never sent it.
 */
import { createHash } from 'node:crypto';

export const editingScript = [
  "const tell=(said)=>parent.postMessage({foyer:said},'*')",
  "addEventListener('load',()=>tell({shown:true}))",
  "addEventListener('scroll',()=>tell({top:scrollY}),{passive:true})",
  "addEventListener('message',({source,data})=>{if(source===parent&&Number.isFinite(data?.top))scrollTo({top:data.top,behavior:'instant'})})",
  "addEventListener('submit',(event)=>event.preventDefault(),true)",
  "addEventListener('click',(event)=>{const link=event.target.closest?.('a[href]');if(!link||link.getAttribute('href').startsWith('#'))return;event.preventDefault();if(link.origin===location.origin)tell({path:link.pathname})},true)",
].join(';');

/** SHA-256 in base64, for the policy of the page. */
export const editingScriptHash = createHash('sha256').update(editingScript).digest('base64');
