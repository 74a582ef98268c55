/**
 * The states and union territories in which the company has offices. Guards may only be posted where it has a
 * licence: see licences.ts.
 */
interface ServedState {
  name: string;
  kind: 'state' | 'union territory';
}

export const servedStates = [
  { name: 'Andhra Pradesh', kind: 'state' },
  { name: 'Assam', kind: 'state' },
  { name: 'Bihar', kind: 'state' },
  { name: 'Chandigarh', kind: 'union territory' },
  { name: 'Chhattisgarh', kind: 'state' },
  { name: 'Delhi', kind: 'union territory' },
  { name: 'Goa', kind: 'state' },
  { name: 'Gujarat', kind: 'state' },
  { name: 'Haryana', kind: 'state' },
  { name: 'Himachal Pradesh', kind: 'state' },
  { name: 'Jharkhand', kind: 'state' },
  { name: 'Karnataka', kind: 'state' },
  { name: 'Kerala', kind: 'state' },
  { name: 'Madhya Pradesh', kind: 'state' },
  { name: 'Maharashtra', kind: 'state' },
  { name: 'Odisha', kind: 'state' },
  { name: 'Punjab', kind: 'state' },
  { name: 'Rajasthan', kind: 'state' },
  { name: 'Tamil Nadu', kind: 'state' },
  { name: 'Telangana', kind: 'state' },
  { name: 'Uttar Pradesh', kind: 'state' },
  { name: 'Uttarakhand', kind: 'state' },
  { name: 'West Bengal', kind: 'state' },
] as const satisfies readonly ServedState[];

export type ServedStateName = (typeof servedStates)[number]['name'];
