import { createPersistedStore } from './persisted-store';

/** A short list of distinct strings. */
export const createIdList = (name: string, max: number) =>
  createPersistedStore<readonly string[]>({
    name,
    initial: [],
    parse: (data) => (Array.isArray(data) ? data.filter((id) => typeof id === 'string') : []),
    normalize: (ids) => [...new Set(ids)].slice(0, max),
  });

/** Products opened on this device, latest first. */
export const viewed = createIdList('viewed', 12);

export const MAX_COMPARED = 4;

export const compared = createIdList('compared', MAX_COMPARED);
