// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { readLocation } from './location';
import { Link } from './link';
import { BrowserRouter, useNavigation } from './router';

function Place() {
  const { location, type, navigate } = useNavigation();
  return (
    <>
      <p>{`${type} ${location.pathname}${location.search} ${JSON.stringify(location.state)}`}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function show(link = <Link to="/statistics?a=b">Statistics</Link>) {
  render(
    <BrowserRouter base="/shop/" prefetch={() => undefined} initial={readLocation('/shop/')}>
      {link}
      <Place />
    </BrowserRouter>,
  );
}

beforeEach(() => history.replaceState(null, '', '/shop/'));

it('shows Back within a screen at once', () => {
  show();
  act(() => {
    history.pushState({ key: 'entry', state: { typed: true, old: 1 } }, '', '/shop/?a=b');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('pop /?a=b {"typed":true}')).toBeTruthy();
});

it('shows the current location', () => {
  show();
  expect(screen.getByText('pop / {}')).toBeTruthy();
});

it('follows a link, and goes back', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Statistics' });
  expect(link.getAttribute('href')).toBe('/shop/statistics?a=b');
  await userEvent.click(link);
  expect(screen.getByText('push /statistics?a=b {}')).toBeTruthy();
  expect(location.pathname).toBe('/shop/statistics');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('pop / {}')).toBeTruthy();
});

it('adds no entry for a link to the current page', async () => {
  show(
    <Link to="/" state={{ productId: 'a' }}>
      Home
    </Link>,
  );
  const before = history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByText('replace / {"productId":"a"}')).toBeTruthy();
  expect(history.length).toBe(before);
});

it('adds an entry for each of two links that are pressed before the first page is shown', () => {
  // After this there is no entry to go forward to, which a new one would take the place of.
  history.pushState(null, '', '/shop/');
  show(
    <>
      <Link to="/statistics">Statistics</Link>
      <Link to="/">Home</Link>
    </>,
  );
  const before = history.length;
  act(() => {
    for (const name of ['Statistics', 'Home']) screen.getByRole('link', { name }).click();
  });
  expect(screen.getByText('push / {}')).toBeTruthy();
  expect(history.length).toBe(before + 2);
});

it('leaves any but a plain click to the browser', () => {
  show();
  for (const how of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    // jsdom cannot follow a link; its default is prevented after the link has had its say.
    let prevented = true;
    addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    act(() => void screen.getByRole('link').dispatchEvent(click));
    expect(prevented, JSON.stringify(how)).toBe(false);
    expect(screen.queryByText('pop / {}'), JSON.stringify(how)).not.toBeNull();
  }
});
