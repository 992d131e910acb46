/* Icons in the first load. */

export const cartIcon =
  'M3 4h2.2l2.1 10.6a1.6 1.6 0 0 0 1.6 1.3h7.9a1.6 1.6 0 0 0 1.6-1.2L20.5 8H6.3M9.6 20.2h.01M16.9 20.2h.01';
export const heartIcon =
  'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.1a4.3 4.3 0 0 1 7.5 2.7C19.5 15.4 12 20 12 20Z';
export const appearanceIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17ZM12 3.5a8.5 8.5 0 0 1 0 17';
export const sortIcon = 'M7 5v14M7 19l-3-3M7 19l3-3M13 6h8M13 11h6M13 16h4';
export const searchIcon = 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.3 15.3 20 20';
export const filterIcon = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5';
export const compareIcon = 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6ZM19 7l-3 7h6Z';
export const alertIcon = 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.3h.01';
