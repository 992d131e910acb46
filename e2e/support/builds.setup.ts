import { test as base } from '@playwright/test';
import { ensureBuild, type BuildName } from '../../scripts/builds';
import { ensureChromium } from '../../scripts/ensure-chromium';

const setup = base.extend<object, { readonly served: BuildName }>({
  served: ['fixture', { option: true, scope: 'worker' }],
});

setup('What the tests need is there', ({ served }) => {
  setup.setTimeout(600_000);
  ensureChromium();
  ensureBuild(served);
});
