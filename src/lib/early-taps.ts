/** Dispatched on the window once the shop has hydrated and hears taps itself. */
const HYDRATED = 'shop-hydrated';

/**
 * The text of a script for the page's head: keeps the last press of a button, and the last choice in a select, that
 * came before the shop's code did, shows that it was heard (`aria-busy`), and repeats it once the shop has hydrated.
 * Links need no such help.
 */
export const earlyTapScript = `{let last;const keep=e=>{const c=e.target.closest(e.type=="click"?"button":"select");if(!c)return;e.stopPropagation();last?.[0].removeAttribute("aria-busy");last=[c,c.value];c.setAttribute("aria-busy",true)};addEventListener("click",keep,true);addEventListener("change",keep,true);addEventListener("${HYDRATED}",()=>{removeEventListener("click",keep,true);removeEventListener("change",keep,true);if(!last)return;const[c,v]=last;c.removeAttribute("aria-busy");if(c.localName=="button")c.click();else{c.value=v;c.dispatchEvent(new Event("change",{bubbles:true}))}},{once:true})}`;

/** Has what was pressed before the shop hydrated carried out: in a task of its own, for React must be done to answer. */
export function repeatEarlyTap(): void {
  setTimeout(() => dispatchEvent(new Event(HYDRATED)));
}
