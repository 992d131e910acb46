/** Which room may import which others (the table in docs/decisions/0002-rooms.md). */
const rooms = {
  lib: [],
  ui: ['lib'],
  router: ['lib'],
  catalog: ['lib'],
  store: ['lib', 'catalog'],
  pwa: ['lib', 'catalog', 'ui'],
  features: ['lib', 'ui', 'router', 'catalog', 'store'],
  layout: ['lib', 'ui', 'router', 'store', 'features'],
  screens: ['lib', 'ui', 'router', 'catalog', 'store', 'features'],
};

const roomRules = Object.entries(rooms).map(([room, mayImport]) => ({
  name: `${room}-imports-only-${['itself', ...mayImport].join('-')}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/[^/]+/',
    pathNot: [...[room, ...mayImport].map((name) => `^src/${name}/`), '^src/test/'],
  },
}));

const siblingRules = ['features', 'screens'].map((room) => ({
  name: `no-siblings-in-${room}`,
  comment: 'Features and screens do not import each other; shared code belongs in a lower room.',
  severity: 'error',
  from: { path: `^src/${room}/([^/]+)/` },
  to: { path: `^src/${room}/`, pathNot: `^src/${room}/$1/` },
}));

const notTests = { pathNot: '\\.test\\.tsx?$' };

export default {
  forbidden: [
    ...roomRules,
    ...siblingRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.test\\.tsx?$', '\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'kernel-without-react',
      comment: 'lib, catalog and store are free of React, except files named use-*.',
      severity: 'error',
      from: { path: '^src/(lib|catalog|store)/', pathNot: ['/use-[^/]+\\.tsx?$', '\\.test\\.tsx?$'] },
      to: { path: 'node_modules/(react|react-dom|zustand/(esm/)?(index|react))[/.]' },
    },
    {
      name: 'service-worker-apart',
      comment: 'The service worker is a separate program; pages only exchange messages with it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/pwa/worker/' },
      to: { path: '^src/pwa/worker/' },
    },
    {
      name: 'no-node-in-the-shop',
      severity: 'error',
      from: { path: '^src/', ...notTests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-imports-no-test',
      comment: 'src/test/ has helpers for unit tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/test/'] },
      to: { path: ['\\.test\\.tsx?$', '^src/test/', '^e2e/'] },
    },
    {
      name: 'tools-import-no-scripts',
      comment: 'The build runs the check, so scripts import tools; the owner’s commands need no build.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(scripts|deploy|e2e)/' },
    },
    {
      name: 'tools-import-rules-only',
      comment: 'From the shop, commands need only the product schema and the help topics.',
      severity: 'error',
      from: { path: '^tools/', ...notTests },
      to: { path: '^src/', pathNot: '^src/(lib|catalog|layout/help-topics)' },
    },
    {
      name: 'shop-imports-no-tools',
      severity: 'error',
      from: { path: '^(src|deploy)/' },
      to: { path: '^(scripts|tools)/' },
    },
    {
      name: 'e2e-imports-no-src',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/fixture/' },
      to: { path: '^src/' },
    },
    {
      name: 'owners-know-the-types-only',
      comment: 'Owners’ files have to keep working when the code is updated.',
      severity: 'error',
      from: { path: '^(shop|examples/[^/]+|e2e/fixture)/[^/]+$' },
      to: { path: '^(src|scripts|tools|e2e|deploy)/', pathNot: ['^src/lib/shop[.]ts$', '^e2e/fixture/'] },
    },
    {
      name: 'nothing-from-the-studio-or-the-bench',
      comment: 'They are separate packages that the shop does not install.',
      severity: 'error',
      from: {},
      to: { path: '^(studio|bench)/' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^react-toastify/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
