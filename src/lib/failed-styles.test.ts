// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadStyled, noteFailedStyles } from './failed-styles';

function appendLink(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

const linkAfter = (link: HTMLLinkElement) => {
  const next = link.nextElementSibling;
  if (!(next instanceof HTMLLinkElement)) throw new Error('no link');
  return next;
};

const load = () => loadStyled(async () => 'code');

it('asks once more for the stylesheets that failed, each in its place, with the next code', async () => {
  noteFailedStyles();
  const [before, lost, other] = [
    appendLink('stylesheet'),
    appendLink('stylesheet'),
    appendLink('modulepreload'),
  ];
  lost.dispatchEvent(new Event('error'));
  other.dispatchEvent(new Event('error'));
  const first = load();
  await Promise.resolve();
  expect([lost.isConnected, other.isConnected]).toEqual([false, true]);
  linkAfter(before).dispatchEvent(new Event('error'));
  await first;
  const second = load();
  await Promise.resolve();
  const come = linkAfter(before);
  come.dispatchEvent(new Event('load'));
  expect(await second).toBe('code');
  await load();
  expect(linkAfter(before)).toBe(come);
  expect(linkAfter(come)).toBe(other);
});
