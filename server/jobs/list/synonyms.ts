/**
 * The synonyms of the job search. To add a word, add it to a line or add a line: words and short phrases, separated by
 * commas, in any letter case and script.
 *
 * A name of up to three letters (UP, PSO) matches only whole words; a longer one also matches longer words that begin
 * with it.
 */

/** Names of the same thing: whichever is typed, all are searched for. The first is the one that we use ourselves. */
export const sameNames = `
  # The trade
  guard, watchman, watchmen, chowkidar, chaukidar, chokidar, pehredar, darwan, darban, sentry, गार्ड, गारड, चौकीदार, पहरेदार, दरबान, सिक्योरिटी गार्ड, सिक्युरिटी गार्ड, सुरक्षा गार्ड, सुरक्षाकर्मी, suraksha guard, suraksha karmi
  security, सुरक्षा, सिक्योरिटी, सिक्युरिटी
  lady, ladies, female, woman, women, mahila, महिला, लेडी, औरत
  gunman, gun man, bandookdhari, बंदूकधारी, गनमैन
  bouncer, bouncers, बाउंसर
  PSO, personal security officer, bodyguard, body guard, angrakshak, अंगरक्षक, बॉडीगार्ड
  supervisor, सुपरवाइजर, सुपरवाइज़र, paryavekshak, पर्यवेक्षक
  driver, chauffeur, chalak, ड्राइवर, ड्रायवर, चालक
  housekeeping, house keeping, safai, safai karmchari, safaikarmi, sweeper, cleaner, सफाई, सफ़ाई, सफाई कर्मचारी, हाउसकीपिंग
  fire, फायर
  firefighter, fire fighter, fireman, agnishaman, अग्निशमन, फायरमैन
  CCTV, सीसीटीवी
  electrician, bijli mistri, इलेक्ट्रीशियन, बिजली मिस्त्री
  plumber, nal mistri, प्लंबर, प्लम्बर
  pantry, office boy, peon, chaprasi, चपरासी
  gardener, mali, माली
  receptionist, front desk, reception, रिसेप्शनिस्ट
  trainer, instructor, ट्रेनर
  manager, मैनेजर, प्रबंधक
  cook, rasoiya, रसोइया
  fresher, freshers, naya, नया
  night, raat, रात
  hospital, aspatal, अस्पताल
  bank, banking, बैंक
  factory, manufacturing, karkhana, कारखाना, फैक्ट्री

  # Cities by their earlier names, as they are misspelt, and in Hindi
  Mumbai, Bombay, Bambai, Mumbay, मुंबई, मुम्बई, बंबई, बम्बई
  Navi Mumbai, New Mumbai, New Bombay, नवी मुंबई
  Delhi, New Delhi, Dilli, Dehli, दिल्ली, नई दिल्ली
  Bengaluru, Bangalore, Banglore, Bengalore, Bangaluru, Bengluru, बेंगलुरु, बेंगलूरु, बंगलौर, बैंगलोर
  Chennai, Madras, चेन्नई, मद्रास
  Kolkata, Calcutta, Kolkatta, कोलकाता, कलकत्ता
  Hyderabad, Hydrabad, Secunderabad, हैदराबाद
  Pune, Poona, Punes, पुणे, पूना
  Gurugram, Gurgaon, Gurgoan, Gudgaon, गुरुग्राम, गुड़गांव, गुड़गाँव
  Noida, नोएडा
  Faridabad, फरीदाबाद, फ़रीदाबाद
  Ghaziabad, Gaziabad, गाजियाबाद, ग़ाज़ियाबाद
  Thane, Thana, ठाणे
  Lucknow, Lakhnau, लखनऊ
  Kanpur, Cawnpore, कानपुर
  Varanasi, Banaras, Benares, Kashi, वाराणसी, बनारस
  Prayagraj, Allahabad, Ilahabad, प्रयागराज, इलाहाबाद
  Agra, आगरा
  Meerut, मेरठ
  Patna, पटना
  Ranchi, रांची, राँची
  Jamshedpur, Tatanagar, जमशेदपुर
  Jaipur, जयपुर
  Udaipur, उदयपुर
  Jodhpur, जोधपुर
  Kota, कोटा
  Ahmedabad, Ahmadabad, Amdavad, अहमदाबाद
  Vadodara, Baroda, वडोदरा, बड़ौदा
  Surat, सूरत
  Rajkot, राजकोट
  Bhopal, भोपाल
  Indore, Indor, इंदौर, इन्दौर
  Gwalior, ग्वालियर
  Jabalpur, Jubbulpore, जबलपुर
  Nagpur, नागपुर
  Nashik, Nasik, नासिक
  Chhatrapati Sambhajinagar, Aurangabad, Sambhajinagar, औरंगाबाद
  Raipur, रायपुर
  Bhubaneswar, Bhubaneshwar, भुवनेश्वर
  Guwahati, Gauhati, गुवाहाटी
  Kochi, Cochin, Ernakulam, कोच्चि
  Thiruvananthapuram, Trivandrum, Tiruvananthapuram
  Kozhikode, Calicut
  Thrissur, Trichur
  Coimbatore, Kovai
  Tiruchirappalli, Trichy, Tiruchi
  Puducherry, Pondicherry, Pondy
  Visakhapatnam, Vizag, Vishakhapatnam, Waltair
  Vijayawada, Bezawada
  Mysuru, Mysore
  Mangaluru, Mangalore
  Hubballi, Hubli
  Belagavi, Belgaum
  Chandigarh, चंडीगढ़, चण्डीगढ़
  Ludhiana, लुधियाना
  Amritsar, अमृतसर
  Jalandhar, Jullundur, जालंधर
  Dehradun, Dehra Dun, देहरादून
  Haridwar, Hardwar, हरिद्वार
  Shimla, Simla, शिमला
  Panaji, Panjim
  Bhiwandi, भिवंडी

  # States, with the letters that they go by
  Uttar Pradesh, UP, U P, उत्तर प्रदेश, यूपी
  Madhya Pradesh, MP, M P, मध्य प्रदेश, एमपी
  Andhra Pradesh, AP, A P, Andhra, आंध्र प्रदेश
  Himachal Pradesh, HP, H P, Himachal, हिमाचल प्रदेश
  Uttarakhand, UK, Uttaranchal, उत्तराखंड
  Maharashtra, MH, महाराष्ट्र
  Karnataka, कर्नाटक
  Tamil Nadu, TN, Tamilnadu, तमिलनाडु, तमिल नाडु
  Telangana, TS, TG, तेलंगाना
  West Bengal, WB, W B, Bengal, पश्चिम बंगाल
  Gujarat, GJ, Gujrat, गुजरात
  Rajasthan, RJ, राजस्थान
  Haryana, Hariyana, हरियाणा
  Punjab, PB, Panjab, पंजाब
  Bihar, BR, बिहार
  Jharkhand, JH, झारखंड
  Chhattisgarh, CG, Chattisgarh, छत्तीसगढ़
  Odisha, Orissa, OD, ओडिशा, उड़ीसा
  Assam, असम
  Kerala, KL, Kerela, केरल
  Goa, गोवा
`;

/** One-way synonyms: the words before the arrow also find those after it, but not the other way round. */
export const alsoFinds = `
  fauji, foji, fauzi, faujee, फौजी, फ़ौजी, sainik, सैनिक, bhutpurva sainik, भूतपूर्व सैनिक, purv sainik, पूर्व सैनिक, jawan, जवान, soldier, veteran, army, army man, ex army, exarmy, ex man, exman, retired army, military, exserviceman, ex serviceman, ex servicemen, ex service man > ex-serviceman, ex-servicemen, ex-army, JCO, forces
  armed, हथियारबंद > gunman
  NCR, Delhi NCR, एनसीआर > Delhi, Noida, Gurugram, Ghaziabad, Faridabad
  Tricity > Chandigarh, Mohali, Panchkula
  maid, aaya, aya, आया > housekeeping
  bouncer > marshal
  marshal > bouncer
  cash van, cashvan > cash
  CCTV operator, camera operator > CCTV, control room
  control room, कंट्रोल रूम > control room, CCTV
  hospital, aspatal, अस्पताल > healthcare
  firefighter, fire fighter, fireman > fire technician
  barahvi, बारहवीं, inter pass > 12th pass
  dasvi, dasvin, दसवीं, matric > 10th pass
  aathvi, आठवीं > 8th pass
  anpadh, no education, अनपढ़ > no formal qualification
`;

/** Stop words: people type them around a search, but they say nothing about the job. */
export const fillers = `
  job, jobs, vacancy, vacancies, opening, openings, recruitment, hiring, urgent, need, want, near, in, at, for, the, of, me, my
  naukri, nokri, naukari, kaam, chahiye, chahie, ki, ka, ke, me, mein, liye
  नौकरी, काम, चाहिए, की, का, के, में, लिए, वैकेंसी, भर्ती, bharti, भरती
`;
