import { type PhoneLine, site } from './site.ts';
import type { ServedStateName } from './states.ts';

type OfficeKind = 'Corporate office' | 'Regional office' | 'Satellite branch';

/** An office on the presence map. Addresses and phone numbers are samples; a company enters its own. */
export interface OfficePlace {
  city: string;
  state: ServedStateName;
  kind: OfficeKind;
  phone: PhoneLine;
  /** Coordinates of the city's centre, in degrees north and east. */
  latitude: number;
  longitude: number;
}

const place =
  (kind: OfficeKind) =>
  (
    city: string,
    state: ServedStateName,
    latitude: number,
    longitude: number,
    phone: PhoneLine = site.landline,
  ): OfficePlace => ({
    city,
    state,
    kind,
    phone,
    latitude,
    longitude,
  });

const corporate = place('Corporate office');
const regional = place('Regional office');
const satellite = place('Satellite branch');

export const officePlaces: readonly OfficePlace[] = [
  corporate('Mumbai', 'Maharashtra', 19.08, 72.88),

  regional('Delhi', 'Delhi', 28.61, 77.21),
  regional('Bengaluru', 'Karnataka', 12.97, 77.59),
  regional('Chennai', 'Tamil Nadu', 13.08, 80.27),
  regional('Hyderabad', 'Telangana', 17.39, 78.49),
  regional('Kolkata', 'West Bengal', 22.57, 88.36),
  regional('Pune', 'Maharashtra', 18.52, 73.86),

  satellite('Ahmedabad', 'Gujarat', 23.02, 72.57),
  satellite('Bhopal', 'Madhya Pradesh', 23.26, 77.41),
  satellite('Bhubaneswar', 'Odisha', 20.3, 85.82),
  satellite('Chandigarh', 'Chandigarh', 30.73, 76.78),
  satellite('Coimbatore', 'Tamil Nadu', 11.02, 76.96),
  satellite('Dehradun', 'Uttarakhand', 30.32, 78.03),
  satellite('Faridabad', 'Haryana', 28.41, 77.32),
  satellite('Gurugram', 'Haryana', 28.46, 77.03),
  satellite('Guwahati', 'Assam', 26.14, 91.74),
  satellite('Indore', 'Madhya Pradesh', 22.72, 75.86),
  satellite('Jaipur', 'Rajasthan', 26.91, 75.79),
  satellite('Kanpur', 'Uttar Pradesh', 26.45, 80.33),
  satellite('Kochi', 'Kerala', 9.93, 76.27),
  satellite('Lucknow', 'Uttar Pradesh', 26.85, 80.95),
  satellite('Ludhiana', 'Punjab', 30.9, 75.86),
  satellite('Nagpur', 'Maharashtra', 21.15, 79.09),
  satellite('Nashik', 'Maharashtra', 20.0, 73.79),
  satellite('Noida', 'Uttar Pradesh', 28.54, 77.39),
  satellite('Panaji', 'Goa', 15.49, 73.83),
  satellite('Patna', 'Bihar', 25.59, 85.14),
  satellite('Raipur', 'Chhattisgarh', 21.25, 81.63),
  satellite('Ranchi', 'Jharkhand', 23.34, 85.31),
  satellite('Shimla', 'Himachal Pradesh', 31.1, 77.17),
  satellite('Siliguri', 'West Bengal', 26.73, 88.4),
  satellite('Surat', 'Gujarat', 21.17, 72.83),
  satellite('Thiruvananthapuram', 'Kerala', 8.52, 76.94),
  satellite('Udaipur', 'Rajasthan', 24.58, 73.71),
  satellite('Vadodara', 'Gujarat', 22.31, 73.18),
  satellite('Vijayawada', 'Andhra Pradesh', 16.51, 80.65),
  satellite('Visakhapatnam', 'Andhra Pradesh', 17.69, 83.22),
];
