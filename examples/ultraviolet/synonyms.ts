import type { Synonym } from '../../src/lib/shop';

/**
 * Words that shoppers type and your products do not say. Who types one of `words` (up to three words each) finds what has
 * one of `find` as its category; where there is none, in its title; else in its specification. Plurals, British spelling and typos need no entry.
 */
export const synonyms: readonly Synonym[] = [
  { words: ['phone', 'smartphone', 'cell phone', 'mobile phone', 'mobile', 'cell'], find: ['Phones', 'iPhones'] },
  { words: ['android', 'android phone'], find: ['Phones'] },
  { words: ['laptop', 'notebook', 'computer', 'ultrabook', 'pc'], find: ['Laptops', 'MacBooks'] },
  { words: ['mac'], find: ['MacBooks'] },
  { words: ['watch', 'smartwatch', 'wristwatch', 'fitness tracker', 'activity tracker', 'heart rate'], find: ['Smartwatches'] },
  { words: ['headphone', 'headset', 'over ear'], find: ['WH-1000XM', 'Headphones'] },
  { words: ['headphone'], find: ['AirPods', 'Buds'] },
  { words: ['earphone', 'earbud', 'earpod', 'headset', 'in ear', 'buds'], find: ['AirPods', 'Buds'] },
  { words: ['speaker', 'loudspeaker', 'boombox'], find: ['JBL Flip'] },
  { words: ['charger', 'power adapter', 'power supply', 'plug', 'wall charger'], find: ['Charger'] },
  { words: ['power bank', 'battery pack', 'portable charger', 'external battery'], find: ['Power Bank'] },
  { words: ['keyboard'], find: ['Keychron'] },
  { words: ['mouse', 'mice'], find: ['MX Master'] },
  { words: ['webcam', 'web camera'], find: ['Brio'] },
  { words: ['stylus', 'pen'], find: ['Pencil'] },
  { words: ['hybrid watch', 'analog watch'], find: ['ScanWatch'] },
  { words: ['foldable', 'fold', 'folding phone', 'flip phone', 'clamshell'], find: ['Z Flip', 'razr'] },
  { words: ['wireless'], find: ['Bluetooth'] },
  { words: ['waterproof', 'water resistant', 'water proof'], find: ['Water resistance'] },
  { words: ['ram'], find: ['Memory'] },
  { words: ['ssd', 'disk', 'hard drive'], find: ['Storage'] },
  { words: ['screen'], find: ['Display'] },
  { words: ['cpu', 'chip'], find: ['Processor'] },
  { words: ['gpu', 'graphics card'], find: ['Graphics'] },
];
