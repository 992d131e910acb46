/** Red, green, blue and alpha, each from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** Makes a reader of colours in any notation that the browser knows: it looks at what they come to on a canvas. */
export function createColorReader(): (color: string) => Channels {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
}
