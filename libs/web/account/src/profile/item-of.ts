import type { SaleItem } from '@safelight/rules';
import type { SaleItem as SchemaItem } from '@safelight/web-data';

/** Converts the schema's name of an item to that of the rules. */
export const itemOf = (item: SchemaItem): SaleItem => item.toLowerCase() as SaleItem;
