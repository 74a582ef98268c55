/** Where the company is present. Guards are posted under a licence for the state or union territory only. */
interface ServedState {
  name: string;
  kind: 'state' | 'union territory';
  /** Whether there is a licence under the Private Security Agencies (Regulation) Act, 2005. */
  licensed: boolean;
}

export const servedStates = [
  { name: 'Andhra Pradesh', kind: 'state', licensed: true },
  { name: 'Assam', kind: 'state', licensed: true },
  { name: 'Bihar', kind: 'state', licensed: true },
  { name: 'Chandigarh', kind: 'union territory', licensed: true },
  { name: 'Chhattisgarh', kind: 'state', licensed: true },
  { name: 'Delhi', kind: 'union territory', licensed: true },
  { name: 'Goa', kind: 'state', licensed: false },
  { name: 'Gujarat', kind: 'state', licensed: true },
  { name: 'Haryana', kind: 'state', licensed: true },
  { name: 'Himachal Pradesh', kind: 'state', licensed: false },
  { name: 'Jharkhand', kind: 'state', licensed: true },
  { name: 'Karnataka', kind: 'state', licensed: true },
  { name: 'Kerala', kind: 'state', licensed: true },
  { name: 'Madhya Pradesh', kind: 'state', licensed: true },
  { name: 'Maharashtra', kind: 'state', licensed: true },
  { name: 'Odisha', kind: 'state', licensed: true },
  { name: 'Punjab', kind: 'state', licensed: true },
  { name: 'Rajasthan', kind: 'state', licensed: true },
  { name: 'Tamil Nadu', kind: 'state', licensed: true },
  { name: 'Telangana', kind: 'state', licensed: true },
  { name: 'Uttar Pradesh', kind: 'state', licensed: true },
  { name: 'Uttarakhand', kind: 'state', licensed: true },
  { name: 'West Bengal', kind: 'state', licensed: true },
] as const satisfies readonly ServedState[];

export type ServedStateName = (typeof servedStates)[number]['name'];
