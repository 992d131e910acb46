const HYDRATED = 'shop-hydrated';

/** Repeats the last press or choice from before hydration: docs/decisions/0019-taps-before-the-code.md */
export const earlyTapScript = `{let last;const keep=e=>{const c=e.target.closest(e.type=="click"?"button":"select");if(!c)return;e.stopPropagation();last?.[0].removeAttribute("aria-busy");last=[c,c.value];c.setAttribute("aria-busy",true)};addEventListener("click",keep,true);addEventListener("change",keep,true);addEventListener("${HYDRATED}",()=>{removeEventListener("click",keep,true);removeEventListener("change",keep,true);if(!last)return;const[c,v]=last;c.removeAttribute("aria-busy");if(c.localName=="button")c.click();else{c.value=v;c.dispatchEvent(new Event("change",{bubbles:true}))}},{once:true})}`;

/** In a task of its own, because React handles no event that is dispatched during an effect. */
export function repeatEarlyTap(): void {
  setTimeout(() => dispatchEvent(new Event(HYDRATED)));
}
