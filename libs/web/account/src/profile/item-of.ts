import type { SaleItem } from '@safelight/rules';
import type { SaleItem as ToldItem } from '@safelight/web-data';

/** An item as the rules name it. */
export const itemOf = (item: ToldItem): SaleItem => item.toLowerCase() as SaleItem;
