import type { Wallpaper } from '../drawing/wallpaper';

const make = (style: Wallpaper['style'], seed: number, depth: string, ...colors: string[]): Wallpaper => ({
  style,
  seed,
  depth,
  colors,
});

/** The shop's own screen pictures; a product picks the one that goes with its case. */
export const wallpapers = {
  aurora: make('bloom', 3, '#0a0a3c', '#1b2a8f', '#3b6bff', '#8a3ffc', '#ff5fa2', '#ffb26b'),
  lagoon: make('dunes', 14, '#03121f', '#06405c', '#1fb6c9', '#1f6feb', '#7f5af0', '#f7a8c4'),
  ember: make('twist', 5, '#12060c', '#3a1020', '#ff8a3c', '#e5325f', '#7a2cff', '#ffd27a'),
  iris: make('dunes', 3, '#0c0a38', '#1b2a8f', '#3b4bff', '#8a3ffc', '#f25fd0', '#ffb26b'),
  orchid: make('bloom', 13, '#1a0830', '#44136e', '#8b2fe0', '#d257f0', '#ff8ac4', '#ffd9c2'),
  coral: make('dunes', 8, '#3a0f2b', '#7a1f4f', '#e5426a', '#ff7a59', '#ffb067', '#ffe0b0'),
  glacier: make('twist', 21, '#06213b', '#0f4c81', '#2e8fd6', '#7cc5f2', '#c9e8fb', '#ffffff'),
  meadow: make('dunes', 17, '#04261f', '#0b5a48', '#1fa27a', '#7fd18b', '#d8ee9a', '#fff3b8'),
  dusk: make('bloom', 31, '#0d1026', '#20285c', '#4a4fb5', '#8f78e0', '#e0a8e8', '#ffd9e8'),
  graphite: make('twist', 9, '#050507', '#1a1b20', '#33353d', '#5a5d68', '#8b8f9c', '#c7cad3'),
  sand: make('dunes', 23, '#3a2616', '#7a5230', '#b98652', '#e0b988', '#f2dcbd', '#fff6e8'),
  magma: make('dunes', 29, '#0a0305', '#3b0a14', '#a1122a', '#f03a2e', '#ff8a3c', '#ffd08a'),
  prism: make('twist', 44, '#0a0a3c', '#1b2a8f', '#3b6bff', '#8a3ffc', '#ff5fa2', '#ffb26b'),
  reef: make('bloom', 52, '#04202b', '#0a4a5e', '#14a3a8', '#5fd0b5', '#ffb38a', '#ff7d6b'),
  heather: make('dunes', 37, '#140d2e', '#3a2a78', '#7a5fd0', '#b79af0', '#f0c2e0', '#ffe9dc'),
  cobalt: make('bloom', 41, '#04082e', '#0b1d7a', '#1947e0', '#3f8cff', '#8ac6ff', '#e2f2ff'),
  citrus: make('bloom', 61, '#0b3a4a', '#12708a', '#3fb9c4', '#a9dc6a', '#f7e463', '#fff6c2'),
  tide: make('twist', 71, '#021016', '#05323f', '#0b7d8f', '#27c0b9', '#8fe9d2', '#f1fff6'),
  ruby: make('twist', 71, '#14030a', '#4a0820', '#b01848', '#f0487a', '#ff9aa8', '#ffe6e0'),
  sunrise: make('dunes', 47, '#0b0b2e', '#2a1f6b', '#8a3a8f', '#f0567a', '#ff9a5a', '#ffe08f'),
} as const;
