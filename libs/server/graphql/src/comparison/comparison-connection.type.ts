import { connectionType } from '../paging/connection.type.ts';
import { ComparisonType } from './comparison.type.ts';

export const ComparisonConnectionType = connectionType('Comparison', ComparisonType, 'comparisons');
