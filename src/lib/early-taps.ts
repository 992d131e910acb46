/** Dispatched on the window once the shop has hydrated and hears taps itself. */
const HYDRATED = 'shop-hydrated';

/**
 * A script for the page's head. It keeps the last press of a button, and the last choice in a select, that came before
 * the shop's code, shows that it was heard (`aria-busy`), and repeats it once the shop has hydrated. Links need no such
 * help. docs/decisions/0019-taps-before-the-code.md
 */
export const earlyTapScript = `{let last;const keep=e=>{const c=e.target.closest(e.type=="click"?"button":"select");if(!c)return;e.stopPropagation();last?.[0].removeAttribute("aria-busy");last=[c,c.value];c.setAttribute("aria-busy",true)};addEventListener("click",keep,true);addEventListener("change",keep,true);addEventListener("${HYDRATED}",()=>{removeEventListener("click",keep,true);removeEventListener("change",keep,true);if(!last)return;const[c,v]=last;c.removeAttribute("aria-busy");if(c.localName=="button")c.click();else{c.value=v;c.dispatchEvent(new Event("change",{bubbles:true}))}},{once:true})}`;

/** Repeats the early tap, in a task of its own: React answers no event that comes during an effect. */
export function repeatEarlyTap(): void {
  setTimeout(() => dispatchEvent(new Event(HYDRATED)));
}
