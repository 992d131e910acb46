/** Makers and model families by category, as a shop's list would name them. */
export const families: Readonly<Record<string, readonly string[]>> = {
  Laptops: ['Dell Latitude', 'Lenovo IdeaPad', 'HP Pavilion', 'ASUS Vivobook', 'Acer Aspire', 'MSI Prestige'],
  Phones: ['Samsung Galaxy', 'Google Pixel', 'OnePlus Nord', 'Sony Xperia', 'Motorola Edge', 'Nokia XR'],
  Accessories: ['Logitech Keys', 'Anker Power Bank', 'JBL Tune', 'Bose Sport', 'Sony Pulse', 'Keychron K'],
  Smartwatches: ['Garmin Venu', 'Fitbit Versa', 'Amazfit Bip', 'Withings Scan', 'Huawei Fit', 'Polar Pacer'],
  MacBooks: ['MacBook Air 13-inch', 'MacBook Air 15-inch', 'MacBook Pro 14-inch', 'MacBook Pro 16-inch'],
  iPhones: ['iPhone mini', 'iPhone', 'iPhone Plus', 'iPhone Pro', 'iPhone Pro Max', 'iPhone SE'],
};

export const editions = ['', ' Pro', ' Plus', ' Lite', ' Max', ' Studio', ' Sport', ' Classic'] as const;

/** The first part of a specification line, and what may follow it. */
export const facts = [
  ['Display', '6.1-inch OLED', '13.6-inch IPS', '14-inch OLED, 120 Hz', '1.4-inch AMOLED'],
  ['Memory', '4 GB', '8 GB', '16 GB', '32 GB'],
  ['Storage', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB'],
  ['Battery life', 'up to 9 hours', 'up to 18 hours', 'up to 27 hours', 'up to 14 days'],
  ['Weight', '38 g', '199 g', '340 g', '1.24 kg', '1.9 kg'],
  ['Color', 'Starlight', 'Graphite', 'Ocean', 'Sand', 'Violet'],
  ['Ports', 'USB-C', '2 × USB-C', 'USB-C, headphone jack'],
  ['Water resistance', 'IP54', 'IP67', 'IP68'],
] as const;

/** Sentences that a description is made of. */
export const sentences = [
  'It is quiet and light, and its battery outlasts the day.',
  'The screen stays readable in full sun.',
  'Those who need more memory should look one size up.',
  'It is ready within a second of being opened.',
  'The case is made of recycled aluminum.',
  'It fits a small bag with room to spare.',
] as const;
