// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../ui/toasts/toasts';

vi.mock(import('../ui/toasts/toasts'), async (original) => ({ ...(await original()), showToast: vi.fn() }));

const onMissing = vi.fn<() => void>();
const load = vi.fn<() => Promise<() => string>>();
beforeEach(() => vi.clearAllMocks());

/** Other tests in this worker may have loaded it with toasts that are not mocked. */
async function freshPart() {
  vi.resetModules();
  const { lazyPart } = await import('./lazy');
  return lazyPart(load);
}

it('says that a part did not load, and asks for it again the next time', async () => {
  const Part = await freshPart();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unmount } = render(<Part onMissing={onMissing} />);
  await act(async () => undefined);
  expect(showToast).toHaveBeenCalledOnce();
  expect(onMissing).toHaveBeenCalledOnce();
  unmount();
  load.mockResolvedValueOnce(() => 'here');
  render(<Part onMissing={onMissing} />);
  expect(await screen.findByText('here')).toBeDefined();
});

it('loads a part that stays open once the network is back', async () => {
  const Part = await freshPart();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Part />);
  await act(async () => undefined);
  load.mockResolvedValueOnce(() => 'here');
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('here')).toBeDefined();
  expect(showToast).not.toHaveBeenCalled();
});

it('asks again after an attempt that fails once the network is back', async () => {
  const Part = await freshPart();
  let fail: (() => void) | undefined;
  load.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    }),
  );
  render(<Part />);
  await act(async () => undefined);
  dispatchEvent(new Event('online'));
  load.mockResolvedValueOnce(() => 'here');
  expect(load).toHaveBeenCalledOnce();
  fail?.();
  expect(await screen.findByText('here')).toBeDefined();
});

it('closes nothing and says nothing where the part was closed before its code failed to come', async () => {
  const Part = await freshPart();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Part onMissing={onMissing} />).unmount();
  await act(async () => undefined);
  expect(showToast).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});

it('keeps a screen mounted that is rendered again after its code came in the middle', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { lazyScreen } = await import('./lazy');
  const { Screen } = lazyScreen(async () => ({ text }: { text: string }) => <p>{text}</p>);
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = async (content: ReactNode, text: string) => {
    startTransition(() => root.render(<Suspense>{content}</Suspense>));
    await vi.waitFor(() => expect(container.textContent).toBe(text));
    return container.firstChild;
  };
  await show('before', 'before');
  const first = await show(<Screen text="first" />, 'first');
  expect(await show(<Screen text="again" />, 'again')).toBe(first);
  root.unmount();
});
