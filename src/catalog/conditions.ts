/** Conditions of products, as shoppers read them and schema.org names them. */
export const conditionNames = { new: 'New', refurbished: 'Refurbished', used: 'Used' } as const;
