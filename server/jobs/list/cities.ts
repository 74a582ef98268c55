/** An Indian city and its centre in degrees north and east: a search without results suggests the nearest ones. */
export interface City {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

const table = `
  Agra, Uttar Pradesh, 27.18, 78.02
  Ahmedabad, Gujarat, 23.02, 72.57
  Ajmer, Rajasthan, 26.45, 74.64
  Aligarh, Uttar Pradesh, 27.88, 78.08
  Ambala, Haryana, 30.38, 76.78
  Amravati, Maharashtra, 20.93, 77.75
  Amritsar, Punjab, 31.63, 74.87
  Asansol, West Bengal, 23.68, 86.97
  Bareilly, Uttar Pradesh, 28.36, 79.42
  Belagavi, Karnataka, 15.85, 74.50
  Bengaluru, Karnataka, 12.97, 77.59
  Bhilai, Chhattisgarh, 21.21, 81.38
  Bhiwandi, Maharashtra, 19.30, 73.06
  Bhopal, Madhya Pradesh, 23.26, 77.41
  Bhubaneswar, Odisha, 20.30, 85.82
  Bikaner, Rajasthan, 28.02, 73.31
  Bilaspur, Chhattisgarh, 22.08, 82.15
  Bokaro, Jharkhand, 23.67, 86.15
  Chandigarh, Chandigarh, 30.73, 76.78
  Chennai, Tamil Nadu, 13.08, 80.27
  Chhatrapati Sambhajinagar, Maharashtra, 19.88, 75.34
  Coimbatore, Tamil Nadu, 11.02, 76.96
  Cuttack, Odisha, 20.46, 85.88
  Dehradun, Uttarakhand, 30.32, 78.03
  Delhi, Delhi, 28.61, 77.21
  Dhanbad, Jharkhand, 23.80, 86.43
  Dibrugarh, Assam, 27.48, 94.91
  Durgapur, West Bengal, 23.52, 87.31
  Faridabad, Haryana, 28.41, 77.32
  Gandhinagar, Gujarat, 23.22, 72.65
  Gaya, Bihar, 24.80, 85.00
  Ghaziabad, Uttar Pradesh, 28.67, 77.45
  Goa, Goa, 15.49, 73.83
  Gorakhpur, Uttar Pradesh, 26.76, 83.37
  Greater Noida, Uttar Pradesh, 28.47, 77.50
  Guntur, Andhra Pradesh, 16.31, 80.44
  Gurugram, Haryana, 28.46, 77.03
  Guwahati, Assam, 26.14, 91.74
  Gwalior, Madhya Pradesh, 26.22, 78.18
  Haridwar, Uttarakhand, 29.95, 78.16
  Hosur, Tamil Nadu, 12.74, 77.83
  Howrah, West Bengal, 22.59, 88.31
  Hubballi, Karnataka, 15.36, 75.12
  Hyderabad, Telangana, 17.39, 78.49
  Indore, Madhya Pradesh, 22.72, 75.86
  Jabalpur, Madhya Pradesh, 23.18, 79.99
  Jaipur, Rajasthan, 26.91, 75.79
  Jalandhar, Punjab, 31.33, 75.58
  Jammu, Jammu and Kashmir, 32.73, 74.86
  Jamnagar, Gujarat, 22.47, 70.06
  Jamshedpur, Jharkhand, 22.80, 86.20
  Jhansi, Uttar Pradesh, 25.45, 78.57
  Jodhpur, Rajasthan, 26.24, 73.02
  Kanpur, Uttar Pradesh, 26.45, 80.33
  Kochi, Kerala, 9.93, 76.27
  Kolhapur, Maharashtra, 16.70, 74.24
  Kolkata, West Bengal, 22.57, 88.36
  Kota, Rajasthan, 25.18, 75.84
  Kozhikode, Kerala, 11.26, 75.78
  Lucknow, Uttar Pradesh, 26.85, 80.95
  Ludhiana, Punjab, 30.90, 75.86
  Madurai, Tamil Nadu, 9.93, 78.12
  Manesar, Haryana, 28.35, 76.94
  Mangaluru, Karnataka, 12.87, 74.84
  Mathura, Uttar Pradesh, 27.49, 77.67
  Meerut, Uttar Pradesh, 28.98, 77.71
  Mohali, Punjab, 30.70, 76.72
  Moradabad, Uttar Pradesh, 28.84, 78.78
  Mumbai, Maharashtra, 19.08, 72.88
  Muzaffarpur, Bihar, 26.12, 85.36
  Mysuru, Karnataka, 12.30, 76.65
  Nagpur, Maharashtra, 21.15, 79.09
  Nashik, Maharashtra, 20.00, 73.79
  Navi Mumbai, Maharashtra, 19.03, 73.03
  Noida, Uttar Pradesh, 28.54, 77.39
  Panaji, Goa, 15.49, 73.83
  Panchkula, Haryana, 30.69, 76.86
  Panipat, Haryana, 29.39, 76.96
  Patiala, Punjab, 30.34, 76.39
  Patna, Bihar, 25.59, 85.14
  Prayagraj, Uttar Pradesh, 25.44, 81.85
  Puducherry, Puducherry, 11.94, 79.81
  Pune, Maharashtra, 18.52, 73.86
  Raipur, Chhattisgarh, 21.25, 81.63
  Rajkot, Gujarat, 22.30, 70.80
  Rampur, Uttar Pradesh, 28.81, 79.03
  Ranchi, Jharkhand, 23.34, 85.31
  Rohtak, Haryana, 28.90, 76.61
  Roorkee, Uttarakhand, 29.87, 77.89
  Rourkela, Odisha, 22.26, 84.85
  Rudrapur, Uttarakhand, 28.98, 79.40
  Salem, Tamil Nadu, 11.66, 78.15
  Sambalpur, Odisha, 21.47, 83.98
  Shimla, Himachal Pradesh, 31.10, 77.17
  Siliguri, West Bengal, 26.73, 88.40
  Solapur, Maharashtra, 17.66, 75.91
  Sonipat, Haryana, 28.99, 77.02
  Srinagar, Jammu and Kashmir, 34.08, 74.80
  Surat, Gujarat, 21.17, 72.83
  Thane, Maharashtra, 19.22, 72.98
  Thiruvananthapuram, Kerala, 8.52, 76.94
  Thrissur, Kerala, 10.53, 76.21
  Tiruchirappalli, Tamil Nadu, 10.79, 78.70
  Tirupati, Andhra Pradesh, 13.63, 79.42
  Udaipur, Rajasthan, 24.58, 73.71
  Ujjain, Madhya Pradesh, 23.18, 75.78
  Vadodara, Gujarat, 22.31, 73.18
  Vapi, Gujarat, 20.37, 72.91
  Varanasi, Uttar Pradesh, 25.32, 82.97
  Vijayawada, Andhra Pradesh, 16.51, 80.65
  Visakhapatnam, Andhra Pradesh, 17.69, 83.22
  Warangal, Telangana, 17.97, 79.59
`;

export const cities: readonly City[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', state = '', latitude, longitude] = line.trim().split(', ');
    return { name, state, latitude: Number(latitude), longitude: Number(longitude) };
  });

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two cities in kilometres, as the crow flies. */
export function distanceBetween(a: City, b: City): number {
  const height = radians(b.latitude - a.latitude);
  const width = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
