/** A thing of the trade, or a city, as people name it in two languages. */
export interface HindiPair {
  /** As it stands in a job in English. */
  english: string;
  /** As it stands in a job in Hindi. */
  hindi: string;
  /** What people type for it in Devanagari, in spellings that no list need contain. */
  typed: readonly string[];
  /** What they type in Latin letters. */
  latin: readonly string[];
}

const pair = (english: string, hindi: string, typed: string, latin: string): HindiPair => ({
  ...{ english, hindi },
  typed: [hindi, ...listOf(typed)],
  latin: [english, ...listOf(latin)],
});

const listOf = (text: string) => text.split(', ').filter(Boolean);

/** The kept list: thirty pairs. A pair counts only if the job of either language is found by every spelling. */
export const hindiPairs: readonly HindiPair[] = [
  pair('Security Guard', 'सिक्योरिटी गार्ड', 'सिक्यूरिटी गार्ड, सिक्युरिटी गारड, सेक्युरिटी गार्ड', 'suraksha guard'),
  pair('Guard', 'सुरक्षा गार्ड', 'गार्ड, गार्ड की नौकरी, सुरक्षा कर्मी', 'surakshakarmi, suraksha karmi'),
  pair(
    'Watchman',
    'चौकीदार',
    'चौकिदार, चोकीदार, वॉचमैन, वाचमेन, पहरेदार',
    'chowkidar, chaukidar, chokidar, pehredar',
  ),
  pair('Supervisor', 'सुपरवाइज़र', 'सुपरवाइजर, सुपरवाईजर, सुपरवाईज़र, पर्यवेक्षक', 'paryavekshak, superviser'),
  pair('Lady Guard', 'महिला गार्ड', 'लेडी गार्ड, लेडीज गार्ड, महिला सुरक्षा गार्ड', 'mahila guard, female guard'),
  pair('Electrician', 'इलेक्ट्रीशियन', 'इलेक्ट्रिशियन, इलैक्ट्रीशियन, इलेक्ट्रिशन, बिजली मिस्त्री', 'bijli mistri'),
  pair('Driver', 'ड्राइवर', 'ड्राईवर, ड्रायवर, चालक, वाहन चालक', 'chalak'),
  pair('Fireman', 'फायरमैन', 'फ़ायरमैन, फायरमेन, फायर मैन, दमकल', 'damkal'),
  pair('CCTV Operator', 'सीसीटीवी ऑपरेटर', 'सीसीटीवी, सी.सी.टी.वी., सी सी टी वी', 'cctv'),
  pair(
    'Cleaner',
    'सफाई कर्मचारी',
    'सफ़ाई कर्मचारी, सफाई कर्मी, सफाईकर्मी, सफ़ाईकर्मचारी',
    'safai karmchari, safaikarmi',
  ),
  pair('Office Boy', 'ऑफिस बॉय', 'ऑफ़िस बॉय, आफिस बॉय, ऑफिस बाय, चपरासी', 'chaprasi, peon'),
  pair('Manager', 'मैनेजर', 'मेनेजर, मॅनेजर, प्रबंधक, प्रबन्धक', 'prabandhak'),
  pair('Cook', 'रसोइया', 'रसोईया, कुक, बावर्ची', 'rasoiya, bawarchi'),
  pair('Caretaker', 'केयरटेकर', 'केयर टेकर, केअरटेकर', 'care taker'),
  pair('Carpenter', 'बढ़ई', 'बढई, कारपेंटर, कारपेन्टर', 'badhai'),
  pair('Ex-Serviceman', 'पूर्व सैनिक', 'भूतपूर्व सैनिक, फौजी, फ़ौजी, एक्स सर्विसमैन', 'fauji, purv sainik'),
  pair('Hospital', 'अस्पताल', 'हॉस्पिटल, हास्पिटल', 'aspatal'),
  pair('Mumbai', 'मुंबई', 'मुम्बई, मुँबई, बंबई, बम्बई', 'bombay, bambai'),
  pair('Delhi', 'दिल्ली', 'दिल्लि, दिली, देहली, नई दिल्ली, नयी दिल्ली', 'dilli'),
  pair('Bengaluru', 'बेंगलुरु', 'बेंगलुरू, बेंगलूरु, बैंगलोर, बेंगलौर, बंगलौर', 'bangalore, banglore'),
  pair('Kolkata', 'कोलकाता', 'कोलकता, कलकत्ता', 'calcutta'),
  pair('Chennai', 'चेन्नई', 'चेन्नै, चैन्नई, मद्रास', 'madras'),
  pair('Hyderabad', 'हैदराबाद', 'हेदराबाद, हैद्राबाद', 'hydrabad'),
  pair('Pune', 'पुणे', 'पुने, पूना', 'poona'),
  pair('Gurugram', 'गुरुग्राम', 'गुरूग्राम, गुड़गाँव, गुडगांव, गुड़गांव', 'gurgaon'),
  pair('Ahmedabad', 'अहमदाबाद', 'अहमदबाद', 'amdavad'),
  pair('Jaipur', 'जयपुर', 'जयपूर', ''),
  pair('Chandigarh', 'चंडीगढ़', 'चण्डीगढ़, चंडीगढ, चन्डीगढ़', ''),
  pair('Indore', 'इंदौर', 'इन्दौर, इंदोर', 'indor'),
  pair('Patna', 'पटना', 'पट्ना', ''),
];
