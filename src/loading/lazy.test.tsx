// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
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

it('closes nothing and says nothing where the part was closed before its code failed to come', async () => {
  const Part = await freshPart();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Part onMissing={onMissing} />).unmount();
  await act(async () => undefined);
  expect(showToast).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});
