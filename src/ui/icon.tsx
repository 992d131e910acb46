const shapes = {
  cart: 'M3 4h2.2l2.1 10.6a1.6 1.6 0 0 0 1.6 1.3h7.9a1.6 1.6 0 0 0 1.6-1.2L20.5 8H6.3M9.6 20.2h.01M16.9 20.2h.01',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.1a4.3 4.3 0 0 1 7.5 2.7C19.5 15.4 12 20 12 20Z',
  remove: 'M5 7h14M10 7V4.8h4V7M7 7l.8 12.2h8.4L17 7M10.4 10.5v5.5M13.6 10.5v5.5',
  close: 'M6 6l12 12M18 6L6 18',
  appearance: 'M12 3.5a8.5 8.5 0 1 0 0 17ZM12 3.5a8.5 8.5 0 0 1 0 17',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sort: 'M7 5v14M7 19l-3-3M7 19l3-3M13 6h8M13 11h6M13 16h4',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.3 15.3 20 20',
  filter: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  compare: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6ZM19 7l-3 7h6Z',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  back: 'M14.5 5l-7 7 7 7',
  forward: 'M9.5 5l7 7-7 7',
  share: 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8',
  model: 'M12 3 4 7v10l8 4 8-4V7ZM4 7l8 4 8-4M12 11v10',
  zoomIn: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.3 15.3 20 20M7.8 10.5h5.4M10.5 7.8v5.4',
  zoomOut: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.3 15.3 20 20M7.8 10.5h5.4',
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.3h.01',
} as const;

export type IconName = keyof typeof shapes;

/** Decorative: the text or label beside it says what it means. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
