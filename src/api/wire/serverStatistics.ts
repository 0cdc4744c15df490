/** Numbers about the own server, as servers send them to their staff. */

export interface WireStats {
  status_visibility: Record<string, number>;
}

export interface WireMeasureOfDays {
  key: string;
  unit: string | null;
  total: string;
  previous_total?: string;
  human_value?: string;
  data: { date: string; value: string }[];
}

export interface WireDimensionRow {
  key: string;
  human_key: string;
  value: string;
  unit?: string;
  human_value?: string;
}

export interface WireDimension {
  key: string;
  data: WireDimensionRow[];
}

export interface WireCohort {
  period: string;
  frequency: 'day' | 'month';
  data: { date: string; rate: number; value: string }[];
}
