const failed = new Set<HTMLLinkElement>();

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/** Remembers the stylesheets that did not come. Errors of links do not bubble. */
export const noteFailedStyles = () => addEventListener('error', note, true);

/** Resolves when it has loaded, or failed again. */
async function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode();
  const settled = new Promise((resolve) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
  });
  link.replaceWith(again);
  await settled;
}

/** Loads code, and the stylesheets that did not come before: Vite asks for each only once. */
export async function loadStyled<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(loadAgain));
  return code;
}
