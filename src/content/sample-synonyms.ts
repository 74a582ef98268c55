import type { Synonyms } from './synonyms.ts';

/**
 * A line for each thing of the trade: first what jobs call it, then the names under which it is searched for. Nukta,
 * chandrabindu and short or long vowels make no difference, so that each Hindi word is here in one spelling.
 *
 * A name of up to three letters (UP, PSO) matches only whole words; a longer one also matches longer words that begin
 * with it.
 */
const trade = `
  guard: watchman, watchmen, chowkidar, chaukidar, chokidar, pehredar, darwan, darban, sentry, गार्ड, गारड, चौकीदार, पहरेदार, पहरी, प्रहरी, सुरक्षा प्रहरी, संतरी, दरबान, रखवाला, वॉचमैन, सिक्योरिटी गार्ड, सिक्युरिटी गार्ड, सेक्युरिटी गार्ड, सुरक्षा गार्ड, सुरक्षाकर्मी, सुरक्षा कर्मी, suraksha guard, suraksha karmi, surakshakarmi, prahari, santri
  security: सुरक्षा, सिक्योरिटी, सिक्युरिटी, सेक्युरिटी, suraksha, surksha, surakshaa
  lady: ladies, female, woman, women, mahila, महिला, लेडी, लेडीज, औरत, स्त्री, aurat
  gunman: gun man, bandookdhari, bandukdhari, bandookwala, बंदूकधारी, बंदूकवाला, गनमैन, गन मैन
  bouncer: bouncers, बाउंसर
  PSO: personal security officer, bodyguard, body guard, angrakshak, अंगरक्षक, बॉडीगार्ड, बॉडी गार्ड, पीएसओ, निजी सुरक्षा अधिकारी
  supervisor: सुपरवाइजर, सुपरवाइसर, paryavekshak, पर्यवेक्षक
  driver: chauffeur, chalak, ड्राइवर, ड्रायवर, चालक, वाहन चालक, गाड़ी चालक, शोफर
  housekeeping: house keeping, safai, safai karmchari, safaikarmi, sweeper, cleaner, सफाई, साफ सफाई, सफाई कर्मचारी, सफाई कर्मी, सफाईकर्मी, सफाईकर्मचारी, हाउसकीपिंग, हाउस कीपिंग, हाउसकीपर, स्वीपर, झाड़ू पोंछा, jhadu pocha
  fire: फायर, आग, अग्नि
  firefighter: fire fighter, fireman, agnishaman, अग्निशमन, अग्निशामक, फायरमैन, फायर मैन, फायर फाइटर, दमकल, दमकलकर्मी, damkal
  CCTV: सीसीटीवी, सी सी टी वी
  electrician: bijli mistri, bijli wala, इलेक्ट्रीशियन, बिजली मिस्त्री, बिजली वाला
  plumber: nal mistri, प्लंबर, प्लमबर, नल मिस्त्री, नलसाज
  pantry: office boy, peon, chaprasi, चपरासी, ऑफिस बॉय, ऑफिसबॉय, प्यून, पियून, पेंट्री
  gardener: mali, maali, माली, बागवान, bagwan
  receptionist: front desk, reception, रिसेप्शनिस्ट, रिसेप्शन, फ्रंट डेस्क, स्वागतकर्ता
  trainer: instructor, ट्रेनर, प्रशिक्षक, prashikshak
  manager: मैनेजर, प्रबंधक, prabandhak
  cook: rasoiya, रसोइया, कुक, खानसामा, khansama, बावर्ची, bawarchi
  fresher: freshers, naya, नया, नए, फ्रेशर, फ्रेशर्स
  night: raat, रात, नाइट
  hospital: aspatal, अस्पताल, हॉस्पिटल
  bank: banking, बैंक, बैंकिंग
  factory: manufacturing, karkhana, कारखाना, फैक्ट्री, फैक्टरी
  officer: ऑफिसर, अफसर, अधिकारी, adhikari
  field: फील्ड
  operator: ऑपरेटर, ओपरेटर, संचालक
  lift: लिफ्ट
  machine: मशीन
  technician: टेक्नीशियन, टेक्निशन, तकनीशियन, मिस्त्री
  attendant: अटेंडेंट, परिचर
  parking: पार्किंग
  caretaker: care taker, केयरटेकर, केयर टेकर
  cash: कैश, नकदी, nakadi
  custodian: कस्टोडियन
  marshal: मार्शल
  investigator: जासूस, jasoos, अन्वेषक
  executive: एक्जीक्यूटिव, एग्जीक्यूटिव
  handler: हैंडलर
  patrol: गश्त, gasht, पेट्रोल, पेट्रोलिंग
  escort: एस्कॉर्ट
  inspector: इंस्पेक्टर, निरीक्षक, nirikshak
  helper: हेल्पर, सहायक, sahayak
  engineer: इंजीनियर
  clerk: क्लर्क
  accountant: अकाउंटेंट, लेखाकार
  computer: कंप्यूटर
  carpenter: कारपेंटर, बढ़ई, badhai
  painter: पेंटर
  welder: वेल्डर
  nurse: नर्स
  training: ट्रेनिंग, प्रशिक्षण
  school: स्कूल, विद्यालय
  hotel: होटल
  society: सोसाइटी, सोसायटी
  airport: एयरपोर्ट, हवाई अड्डा, hawai adda
  warehouse: वेयरहाउस, गोदाम, godam
  event: इवेंट
  graduate: ग्रेजुएट, स्नातक
`;

/** Cities by their earlier names, as they are misspelt, and in Hindi; then states, with the letters that they go by. */
const places = `
  Mumbai: Bombay, Bambai, Mumbay, मुंबई, बंबई
  Navi Mumbai: New Mumbai, New Bombay, नवी मुंबई
  Delhi: New Delhi, Dilli, Dehli, दिल्ली, देहली, नई दिल्ली, न्यू दिल्ली
  Bengaluru: Bangalore, Banglore, Bengalore, Bangaluru, Bengluru, बेंगलुरु, बेंगलोर, बंगलुरु, बंगलौर
  Chennai: Madras, चेन्नई, मद्रास
  Kolkata: Calcutta, Kolkatta, कोलकाता, कलकत्ता
  Hyderabad: Hydrabad, Secunderabad, हैदराबाद, सिकंदराबाद
  Pune: Poona, Punes, पुणे, पुने, पूना
  Gurugram: Gurgaon, Gurgoan, Gudgaon, गुरुग्राम, गुड़गांव, गुरगांव
  Noida: नोएडा, नॉएडा, नोयडा
  Greater Noida: ग्रेटर नोएडा
  Faridabad: फरीदाबाद
  Ghaziabad: Gaziabad, गाजियाबाद
  Thane: Thana, ठाणे, थाने
  Lucknow: Lakhnau, लखनऊ
  Kanpur: Cawnpore, कानपुर
  Varanasi: Banaras, Benares, Kashi, वाराणसी, बनारस, काशी
  Prayagraj: Allahabad, Ilahabad, प्रयागराज, इलाहाबाद
  Agra: आगरा
  Meerut: मेरठ
  Aligarh: अलीगढ़
  Bareilly: बरेली
  Gorakhpur: गोरखपुर
  Jhansi: झांसी
  Mathura: मथुरा
  Moradabad: मुरादाबाद
  Rampur: रामपुर
  Patna: पटना
  Gaya: गया
  Muzaffarpur: मुजफ्फरपुर
  Ranchi: रांची
  Jamshedpur: Tatanagar, जमशेदपुर, टाटानगर
  Dhanbad: धनबाद
  Bokaro: बोकारो
  Jaipur: जयपुर
  Udaipur: उदयपुर
  Jodhpur: जोधपुर
  Ajmer: अजमेर
  Bikaner: बीकानेर
  Kota: कोटा
  Ahmedabad: Ahmadabad, Amdavad, अहमदाबाद
  Vadodara: Baroda, वडोदरा, बड़ौदा
  Surat: सूरत
  Rajkot: राजकोट
  Gandhinagar: गांधीनगर
  Jamnagar: जामनगर
  Vapi: वापी
  Bhopal: भोपाल
  Indore: Indor, इंदौर
  Gwalior: ग्वालियर
  Jabalpur: Jubbulpore, जबलपुर
  Ujjain: उज्जैन
  Nagpur: नागपुर
  Nashik: Nasik, नासिक
  Amravati: अमरावती
  Kolhapur: कोल्हापुर
  Solapur: सोलापुर, शोलापुर
  Chhatrapati Sambhajinagar: Aurangabad, Sambhajinagar, छत्रपति संभाजीनगर, औरंगाबाद
  Raipur: रायपुर
  Bhilai: भिलाई
  Bilaspur: बिलासपुर
  Bhubaneswar: Bhubaneshwar, भुवनेश्वर
  Cuttack: कटक
  Rourkela: राउरकेला
  Guwahati: Gauhati, गुवाहाटी
  Asansol: आसनसोल
  Durgapur: दुर्गापुर
  Howrah: हावड़ा
  Siliguri: सिलीगुड़ी
  Kochi: Cochin, Ernakulam, कोच्चि, कोचीन
  Thiruvananthapuram: Trivandrum, Tiruvananthapuram, तिरुवनंतपुरम, त्रिवेंद्रम
  Kozhikode: Calicut, कोझिकोड, कालीकट
  Thrissur: Trichur, त्रिशूर
  Coimbatore: Kovai, कोयंबटूर, कोयंबतूर
  Madurai: मदुरै, मदुराई
  Salem: सेलम
  Hosur: होसुर
  Tiruchirappalli: Trichy, Tiruchi, तिरुचिरापल्ली
  Puducherry: Pondicherry, Pondy, पुदुचेरी, पांडिचेरी
  Visakhapatnam: Vizag, Vishakhapatnam, Waltair, विशाखापत्तनम, विशाखापट्टनम
  Vijayawada: Bezawada, विजयवाड़ा
  Guntur: गुंटूर
  Tirupati: तिरुपति
  Warangal: वारंगल
  Mysuru: Mysore, मैसूर, मैसुरु
  Mangaluru: Mangalore, मंगलुरु, मंगलौर, मेंगलोर
  Hubballi: Hubli, हुबली
  Belagavi: Belgaum, बेलगावी, बेलगाम
  Chandigarh: चंडीगढ़
  Mohali: मोहाली
  Panchkula: पंचकूला
  Ludhiana: लुधियाना
  Amritsar: अमृतसर
  Jalandhar: Jullundur, जालंधर
  Patiala: पटियाला
  Ambala: अंबाला
  Panipat: पानीपत
  Rohtak: रोहतक
  Sonipat: सोनीपत
  Manesar: मानेसर
  Dehradun: Dehra Dun, देहरादून
  Haridwar: Hardwar, हरिद्वार
  Roorkee: रुड़की
  Rudrapur: रुद्रपुर
  Shimla: Simla, शिमला
  Jammu: जम्मू
  Srinagar: श्रीनगर
  Panaji: Panjim, पणजी
  Bhiwandi: भिवंडी

  Uttar Pradesh: UP, U P, उत्तर प्रदेश, यूपी
  Madhya Pradesh: MP, M P, मध्य प्रदेश, एमपी
  Andhra Pradesh: AP, A P, Andhra, आंध्र प्रदेश
  Himachal Pradesh: HP, H P, Himachal, हिमाचल प्रदेश, हिमाचल
  Uttarakhand: UK, Uttaranchal, उत्तराखंड
  Maharashtra: MH, महाराष्ट्र
  Karnataka: कर्नाटक
  Tamil Nadu: TN, Tamilnadu, तमिलनाडु, तमिल नाडु
  Telangana: TS, TG, तेलंगाना
  West Bengal: WB, W B, Bengal, पश्चिम बंगाल, बंगाल
  Gujarat: GJ, Gujrat, गुजरात
  Rajasthan: RJ, राजस्थान
  Haryana: Hariyana, हरियाणा
  Punjab: PB, Panjab, पंजाब
  Bihar: BR, बिहार
  Jharkhand: JH, झारखंड
  Chhattisgarh: CG, Chattisgarh, छत्तीसगढ़
  Odisha: Orissa, OD, ओडिशा, उड़ीसा
  Assam: असम
  Kerala: KL, Kerela, केरल
  Goa: गोवा
  Jammu and Kashmir: जम्मू कश्मीर, जम्मू और कश्मीर
`;

/** The words before the arrow also find those after it, but not the other way round. */
const oneWay = `
  fauji, foji, fauzi, faujee, फौजी, sainik, सैनिक, bhutpurva sainik, भूतपूर्व सैनिक, purv sainik, पूर्व सैनिक, एक्स सर्विसमैन, jawan, जवान, soldier, veteran, army, army man, आर्मी, ex army, exarmy, ex man, exman, retired army, military, exserviceman, ex serviceman, ex servicemen, ex service man > ex-serviceman, ex-servicemen, ex-army, JCO, forces, पूर्व सैनिक, भूतपूर्व सैनिक, फौजी
  armed > gunman
  हथियारबंद, सशस्त्र, आर्म्ड > armed, gunman
  NCR, Delhi NCR, एनसीआर, दिल्ली एनसीआर > Delhi, Noida, Gurugram, Ghaziabad, Faridabad
  Tricity, ट्राइसिटी > Chandigarh, Mohali, Panchkula
  maid, aaya, aya, आया > housekeeping
  bouncer, बाउंसर > marshal
  marshal, मार्शल > bouncer
  cash van, cashvan, कैश वैन > cash
  CCTV operator, camera operator, सीसीटीवी ऑपरेटर, कैमरा ऑपरेटर > CCTV, control room
  control room, कंट्रोल रूम > control room, CCTV
  hospital, aspatal, अस्पताल, हॉस्पिटल > healthcare
  firefighter, fire fighter, fireman, फायरमैन, फायर फाइटर, दमकलकर्मी > fire technician
  barahvi, बारहवीं, बारहवीं पास, 12वीं, 12वीं पास, inter pass, इंटर पास > 12th pass
  dasvi, dasvin, दसवीं, दसवीं पास, 10वीं, 10वीं पास, matric, मैट्रिक > 10th pass
  aathvi, आठवीं, आठवीं पास, 8वीं, 8वीं पास > 8th pass
  anpadh, no education, अनपढ़ > no formal qualification
  एटीएम > ATM
  एचआर > HR
  मॉल > mall, retail
  डॉग, कुत्ता > dog
  दिन, डे > day
  हेड, प्रमुख, मुखिया > head, lead
`;

const fillers = `
  job, jobs, vacancy, vacancies, opening, openings, recruitment, hiring, urgent, need, want, near, in, at, for, the, of, me, my,
  naukri, nokri, naukari, kaam, chahiye, chahie, ki, ka, ke, me, mein, liye, bharti,
  नौकरी, नौकरियां, काम, जॉब, चाहिए, चाहिये, की, का, के, को, में, मे, लिए, वैकेंसी, भर्ती, भरती, पद, खाली, रिक्ति, पास, वाला, वाली, तुरंत
`;

export const sampleSynonyms: Synonyms = {
  trade: groupsIn(trade),
  places: groupsIn(places),
  oneWay: linesIn(oneWay).map((line) => {
    const [typed = '', finds = ''] = line.split(' > ');
    return { typed, finds };
  }),
  fillers: linesIn(fillers).join(' '),
};

function groupsIn(text: string): Synonyms['trade'] {
  return linesIn(text).map((line) => {
    const [name = '', others = ''] = line.split(': ');
    return { name, others };
  });
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
