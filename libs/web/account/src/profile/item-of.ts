import type { SaleItem } from '@safelight/rules';
import type { SaleItem as ToldItem } from '@safelight/web-data';

/** Converts the schema's name of an item to that of the rules. */
export const itemOf = (item: ToldItem): SaleItem => item.toLowerCase() as SaleItem;
