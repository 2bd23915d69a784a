/** The gallery: its words, and what its pictures show. */
export const GALLERY_IN_NEPALI: Readonly<Record<string, string>> = {
  Gallery: 'ग्यालरी',
  'Scenes from a city that builds': 'नयाँ कुरा बनाइरहने सहरका दृश्य',
  'Artwork drawn for this site; photographs of the event take its place.':
    'यी कलाकृति यही साइटका लागि बनाइएका हुन्; कार्यक्रम भएपछि यहाँ त्यसका तस्बिर राखिन्छन्।',
  'Artwork: snow peaks catching the last light above folded plum-coloured hills, with the windows of a town lit in the valley below.':
    'कलाकृति: बैजनी रङका तह-तह परेका डाँडामाथि दिनको अन्तिम उज्यालोमा चम्केका हिमाल, र तल उपत्यकाको बस्तीका झ्यालमा बलेका बत्ती।',
  'Artwork: beams of marigold and crimson light crossing above a lone microphone, with a crowd in front raising hands and lit phones.':
    'कलाकृति: एक्लो माइकमाथि एकआपसमा काटिएका सयपत्री र गाढा रातो रङका प्रकाश, अगाडि हात र बलेका फोन उठाइरहेको भिड।',
  'Artwork: copper circuit traces radiating from a processor and folding into a twelve-petalled mandala on deep indigo.':
    'कलाकृति: गाढा निलो पृष्ठभूमिमा प्रोसेसरबाट फैलिएका तामाका सर्किट, जो बाह्र पत्रे मण्डलामा बदलिन्छन्।',
  'Artwork: tiered pagodas and a radio antenna in silhouette before a huge setting sun crossed by bands of haze.':
    'कलाकृति: तुवाँलोका धर्सा परेको, अस्ताउँदै गरेको ठुलो घामअगाडि तले मन्दिर र रेडियोको एन्टेनाको छायाकृति।',
  'Artwork: rows of glowing screens in a dark computer lab, students in silhouette before lines of code, the last daylight in a window.':
    'कलाकृति: अँध्यारो कम्प्युटर ल्याबमा बलेका स्क्रिनका लाम, कोडका हरफअगाडि विद्यार्थीका छायाकृति, र झ्यालमा दिनको अन्तिम उज्यालो।',
  'Artwork: looking up from an old brick courtyard: ropes of prayer flags cross an evening sky between walls of lit windows.':
    'कलाकृति: इँटाको पुरानो चोकबाट माथि हेर्दा: बत्ती बलेका झ्याल भएका पर्खालबीच, साँझको आकाश वारपार टाँगिएका लुङ्दर।',
  'Artwork: a rocket drawing one long burning arc over snow mountains into a sky of stars, a small satellite waiting above.':
    'कलाकृति: हिमालमाथि आगोको लामो चाप कोर्दै ताराले भरिएको आकाशतिर उडेको रकेट, र माथि पर्खिरहेको सानो भू-उपग्रह।',
  'Artwork: a mountain drawn as one smooth curve with its Bézier handles on warm paper, beside a pencil, a ruler and colour swatches.':
    'कलाकृति: न्यानो रङको कागजमा बेजिए ह्यान्डलसहित एउटै चिल्लो रेखाले कोरिएको पहाड, छेउमा सिसाकलम, रुलर र रङका नमुना।',
  'Artwork: a three-step winners’ podium with a golden cup on top, in a fan of stage light and a fall of confetti.':
    'कलाकृति: फैलिएको मञ्चको प्रकाश र झरिरहेका रङ्गीचङ्गी कागजबीच, माथि सुनौलो कप राखिएको तीन खुट्किले विजेताको मञ्च।',
  'Artwork: six bold geometric posters on a dark studio wall under a row of warm lamps, with a bench, books and a potted plant.':
    'कलाकृति: न्यानो बत्तीको लाममुनि, स्टुडियोको अँध्यारो भित्तामा ज्यामितीय आकारका छ पोस्टर, साथमा बेन्च, किताब र गमलाको बोट।',
  'Artwork: paper lanterns rising from a dark lake into the night, each carrying a sign of code: braces, brackets, lambda, arrow.':
    'कलाकृति: अँध्यारो तालबाट रातको आकाशतिर उडेका कागजका लालटिन, हरेकमा कोडको एउटा चिह्न: मझौला कोष्ठक, ठुला कोष्ठक, ल्याम्डा, तीर।',
  'Artwork: a constellation shaped like a peepal leaf, its stars joined as a network above the lights of a hill town.':
    'कलाकृति: पहाडी सहरका बत्तीमाथि, जाल जसरी जोडिएका ताराले बनेको पिपलको पात आकारको तारामण्डल।',
};
