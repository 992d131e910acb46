const failed = new Set<HTMLLinkElement>();

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/** Remembers the stylesheets that did not come. Errors of links do not bubble. */
export const noteFailedStyles = () => addEventListener('error', note, true);

/** Resolves when it has loaded, or failed again. */
function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link);
  return new Promise((settle) =>
    link.replaceWith(Object.assign(link.cloneNode(), { onload: settle, onerror: settle })),
  );
}

/** Loads code, and the stylesheets that did not come before: Vite asks for each only once. */
export async function loadStyled<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  await Promise.all(Array.from(failed, loadAgain));
  return code;
}
