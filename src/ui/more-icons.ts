/* Icons that only lazy code needs. */

export const removeIcon = 'M5 7h14M10 7V4.8h4V7M7 7l.8 12.2h8.4L17 7M10.4 10.5v5.5M13.6 10.5v5.5';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const enlargeIcon = 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5';
export const backIcon = 'M14.5 5l-7 7 7 7';
export const forwardIcon = 'M9.5 5l7 7-7 7';
export const shareIcon = 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8';
export const modelIcon = 'M12 3 4 7v10l8 4 8-4V7ZM4 7l8 4 8-4M12 11v10';
export const zoomInIcon =
  'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.3 15.3 20 20M7.8 10.5h5.4M10.5 7.8v5.4';
export const zoomOutIcon = 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.3 15.3 20 20M7.8 10.5h5.4';
