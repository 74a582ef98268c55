import { expect, it } from 'vitest';
import { otherBeginningsOf, skeletonOf } from '../../../server/jobs/list/skeleton.ts';

/** Words of the trade, most of them in no list of synonyms. */
const pairs = `
  कैशियर cashier, इलेक्ट्रीशियन electrician, मैनेजर manager, सुपरवाइजर supervisor, टेक्नीशियन technician,
  ड्राइवर driver, प्लंबर plumber, रिसेप्शनिस्ट receptionist, सिक्योरिटी security, हाउसकीपिंग housekeeping,
  अकाउंटेंट accountant, इंजीनियर engineer, कारपेंटर carpenter, सर्विलांस surveillance, लॉजिस्टिक्स logistics,
  कंसल्टेंट consultant, इन्वेस्टिगेटर investigator, वेरिफिकेशन verification, पेरोल payroll, फार्मासिस्ट pharmacist,
  ट्रैफिक traffic, कोऑर्डिनेटर coordinator, असिस्टेंट assistant, एनालिस्ट analyst, स्टोरकीपर storekeeper,
  डिलीवरी delivery, पैकेजिंग packaging, कम्युनिकेशन communication, एक्जीक्यूटिव executive, हैंडलर handler,
  बाउंसर bouncer, कस्टोडियन custodian, चौकीदार chowkidar, मार्शल marshal, टेलीकॉलर telecaller, मैकेनिक mechanic,
  गोरखपुर gorakhpur, झांसी jhansi, मदुरै madurai, कोयंबटूर coimbatore, ऑडिटर auditor, स्कूल school, शिफ्ट shift,
  नाइट night, पेट्रोलिंग patrolling, वॉर्डन warden, जनरल general, ज्वाइंट joint, जेनरेटर generator,
  सर्टिफिकेट certificate, मशीन machine, केमिकल chemical, फोटोग्राफर photographer, सुरक्षा suraksha, महिला mahila,
  पहरेदार pehredar`
  .split(',')
  .map((each) => each.trim().split(' ') as [hindi: string, latin: string]);

it('of a Hindi spelling is nearly always that of the English word', () => {
  const missed = pairs.filter(([hindi, latin]) => skeletonOf(hindi) !== skeletonOf(latin));
  // An English w after a vowel is not heard in Hindi, and व is written after ज where English has none.
  expect(missed.map(([, latin]) => latin)).toEqual(['chowkidar', 'joint']);
});

it('begins with a sound that tells where to look for the word', () => {
  for (const [hindi, latin] of pairs) {
    const skeleton = skeletonOf(hindi) ?? '';
    if (skeletonOf(latin) !== skeleton) continue;
    expect(otherBeginningsOf(hindi, skeleton), hindi).toContain(latin[0]);
    expect(otherBeginningsOf(latin, skeleton), latin).toContain(hindi.normalize('NFD')[0]);
  }
});

it.each([
  ['cashier', 'cooker'],
  ['driver', 'trainer'],
  ['गार्ड', 'gurugram'],
])('of %s is not that of %s', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

it.each(['', 'hr', 'गया', '4711', 'a1b2c3', 'Москва'])('%j has none', (word) =>
  expect(skeletonOf(word)).toBeUndefined(),
);
