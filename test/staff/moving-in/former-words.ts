/** The words of the company that moves in. Nobody of that name exists; the telephone numbers are in no use. */
export const firstNames = [
  ...['Ramesh', 'Sunita', 'Arjun', 'Kavita', 'Mohammed', 'Lakshmi', 'Gurpreet', 'Anil', 'Pooja', 'Thomas'],
  ...['Rekha', 'Sandeep', 'Fatima', 'Vijay', 'Meena', 'Rahul', 'Savitri', 'Imran', 'Deepak', 'Anjali'],
  ...['रमेश', 'सुनीता', 'अर्जुन', 'कविता', 'राजेश', 'सीमा', 'मुकेश', 'गीता'],
];
export const lastNames = [
  ...['Kumar', 'Sharma', 'Yadav', 'Singh', 'Patil', 'Reddy', 'Khan', 'Das', 'Nair', 'Chauhan', "D'Souza"],
  ...['Joshi', 'Verma', 'Gowda', 'Pillai', 'Ansari', 'कुमार', 'शर्मा', 'यादव', 'सिंह', 'मिश्रा'],
];
export const companies = [
  ...[
    'Shakti Textiles Pvt. Ltd.',
    'Green Meadows Housing Society',
    'Narmada Logistics',
    'Sai Krupa Hospital',
  ],
  ...['Bluepeak Software, Pune', 'Annapurna Cold Storage', '"Royal" Banquet Hall', 'विद्या भारती स्कूल'],
  ...['Kaveri Auto Components', 'Sunrise Apartments RWA', 'M/s. Gupta & Sons', 'Indus Pharma; Baddi'],
];
export const cities = [
  ...[
    ['Pune', 'Maharashtra'],
    ['Nagpur', 'Maharashtra'],
    ['Bengaluru', 'Karnataka'],
    ['Lucknow', 'Uttar Pradesh'],
  ],
  ...[
    ['Noida', 'Uttar Pradesh'],
    ['Jaipur', 'Rajasthan'],
    ['Indore', 'Madhya Pradesh'],
    ['Surat', 'Gujarat'],
  ],
  ...[
    ['Kochi', 'Kerala'],
    ['Hyderabad', 'Telangana'],
    ['Ludhiana', 'Punjab'],
    ['भोपाल', 'मध्य प्रदेश'],
  ],
] as [city: string, state: string][];
export const positions = [
  ...['Security Guard', 'Lady Security Guard', 'Security Supervisor', 'Armed Guard (Ex-servicemen)'],
  ...[
    'Head Guard',
    'Assignment Manager',
    'CCTV Operator',
    'Fire Safety Officer',
    'Driver (LMV)',
    'Housekeeper',
  ],
  ...['Electrician', 'Bouncer', 'Area Officer', 'सुरक्षा गार्ड', 'महिला सुरक्षा गार्ड', 'सुपरवाइज़र'],
];
export const qualifications = [
  '10th Pass',
  '12th Pass',
  'Graduate',
  'ITI',
  'Ex-serviceman',
  'आठवीं पास',
  'B.Com.',
];
export const services = ['Armed guards', 'Unarmed Guards', 'Drivers', 'Mechanised cleaning services'];
export const messages = [
  'We need 4 guards in two shifts from the 1st of next month. Please call after 11 am.',
  'Please send your rates for 12 hours duty, with PF and ESIC.',
  'Sir,\nwe have a society of 220 flats & want:\n1. 6 guards\n2. 1 supervisor\n\nRegards',
  'हमें अपने गोदाम के लिए रात की ड्यूटी में 3 गार्ड चाहिए। कृपया कल तक फ़ोन करें।',
  'Your guard at gate 2 was "very helpful" during the fire drill; thank you.',
  'क्या आप स्कूल बस के लिए महिला अटेंडेंट देते हैं?',
  'Quotation for event security, 2 days, approx. 1,500 visitors. Budget: ₹85,000.',
  'Need bouncers 🙂 for wedding on 14/02, contact asap',
];
export const topics = [
  ...['Night duty', 'Fire drills', 'PSARA licence', 'CCTV rooms', 'Visitor registers', 'Festive season'],
  ...[
    'Housing societies',
    'Hospitals',
    'ATM guarding',
    'Monsoon safety',
    'रात की ड्यूटी',
    'अग्नि सुरक्षा',
    'गार्ड की ट्रेनिंग',
  ],
];
export const sentences = [
  'A guard who knows the names of the residents notices a stranger sooner than any camera.',
  'Under the Private Security Agencies (Regulation) Act, 2005 every guard is trained for 160 hours.',
  'Salaries are paid on the 7th of each month, with PF, ESIC and bonus.',
  'Our control room answers within three rings &#8211; day and night.',
  'Each site has a register, a torch, a whistle &amp; a first-aid box.',
  'हर गार्ड का पुलिस सत्यापन होता है और उसकी तस्वीर वाली पहचान‑पत्र साथ रहती है।',
  'ड्यूटी आठ घंटे की होती है; ओवरटाइम का भुगतान दोगुनी दर से किया जाता है।',
  'ग्राहक हमें इसलिए चुनते हैं क्योंकि हम समय पर पहुँचते हैं।',
];
